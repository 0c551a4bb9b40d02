/** What one can do at the desk without the mouse. */
export const DESK_KEYS = { approve: 'a', reject: 'r', next: 'j', previous: 'k', help: '?' } as const;
export type DeskCommand = keyof typeof DESK_KEYS;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

const COMMANDS = new Map(Object.entries(DESK_KEYS).map(([command, key]) => [key as string, command as DeskCommand]));
/** A key held down goes from record to record; it never decides about the next one. */
const MAY_REPEAT: readonly DeskCommand[] = ['next', 'previous'];

/** The command of a key; with a modifier it belongs to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed): DeskCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const command = COMMANDS.get(key);
  return command && repeat && !MAY_REPEAT.includes(command) ? undefined : command;
}
