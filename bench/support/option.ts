/** What was written after the name of an option; undefined: it was not given. */
export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : (args[at + 1] ?? '');
}
