// Reading of the type column where it says more than a word: containers, selects, OpenStreetMap tags.

const CONTAINERS = new Map<string, 'group' | 'repeat' | 'loop'>([
  ['group', 'group'],
  ['lgroup', 'repeat'],
  ['repeat', 'repeat'],
  ['loop', 'loop'],
  ['looped group', 'repeat'],
]);
const CONTAINER = [...CONTAINERS.keys()].join('|');
const BEGIN = new RegExp(`^begin(?:\\s|_)(${CONTAINER})(?: (?:over )?(\\S+))?$`);
const END = new RegExp(`^end(?:\\s|_)(${CONTAINER})$`);

export type ContainerKind = 'group' | 'repeat' | 'loop';

export function readBegin(type: string): { kind: ContainerKind; list?: string } | undefined {
  const match = type.startsWith('begin') ? BEGIN.exec(type) : null;
  const kind = CONTAINERS.get(match?.[1] ?? '');
  return kind && { kind, list: match?.[2] };
}

export function readEnd(type: string): ContainerKind | undefined {
  const match = type.startsWith('end') ? END.exec(type) : null;
  return CONTAINERS.get(match?.[1] ?? '');
}

export const SELECT_ONE = 'select one';
export const SELECT_MULTIPLE = 'select all that apply';
export const SELECT_EXTERNAL = 'select one external';

const SELECTS = new Map([
  ['add select one prompt using', SELECT_ONE],
  ['add select multiple prompt using', SELECT_MULTIPLE],
  ['select all that apply from', SELECT_MULTIPLE],
  ['select one from', SELECT_ONE],
  ['select1', SELECT_ONE],
  ['select_one', SELECT_ONE],
  ['select one', SELECT_ONE],
  ['select_multiple', SELECT_MULTIPLE],
  ['select all that apply', SELECT_MULTIPLE],
  ['select_one_external', SELECT_EXTERNAL],
  ['select_one_from_file', SELECT_ONE],
  ['select_multiple_from_file', SELECT_MULTIPLE],
  ['select one from file', SELECT_ONE],
  ['select multiple from file', SELECT_MULTIPLE],
  ['rank', 'rank'],
]);
const SELECT = new RegExp(`^(${[...SELECTS.keys()].join('|')}) (\\S+)( (?:or specify other|or_other|or other))?$`);

export const SELECT_COMMANDS = [...SELECTS.keys()];

export interface SelectCell {
  command: string;
  type: string;
  list: string;
  orOther: boolean;
  fromFile: boolean;
}

export function readSelect(type: string): SelectCell | undefined {
  const match = SELECT.exec(type);
  const [, command = '', list = '', other] = match ?? [];
  const kind = SELECTS.get(command);
  if (kind === undefined) return undefined;
  const fromFile = command.endsWith('from_file') || command.endsWith('from file');
  return { command, type: kind, list, orOther: other !== undefined, fromFile };
}

export const readOsm = (type: string): string | undefined => /osm (\S+)/.exec(type)?.[1];

const EXTENSIONS = new Set(['.xml', '.csv', '.geojson']);
export const FILE_EXTENSIONS = [...EXTENSIONS];

/** Splits `cities.csv` in base name and extension, or undefined when it is no file that becomes an instance. */
export function readFile(list: string): { base: string; extension: string } | undefined {
  const dot = list.lastIndexOf('.');
  const base = list.slice(0, Math.max(0, dot));
  const extension = list.slice(base.length);
  // `.csv` alone is a hidden file without an extension.
  return EXTENSIONS.has(extension) && /[^./]\.*$/.test(base) ? { base, extension } : undefined;
}
