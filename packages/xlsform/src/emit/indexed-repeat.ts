const CALL = /indexed-repeat\([^)]+\)/g;
const ARGUMENTS = /\b[^()]+\((.*)\)$/;
/** The question and the repeats are named absolutely; the indexes between them are seen from where they stand. */
const NODESETS = new Set([0, 1, 3, 5]);

/**
 * Must the reference at start..end be absolute because it names a nodeset of indexed-repeat()?
 * With several calls in one expression this follows the reference compiler, which looks at every other call only.
 */
export function isAbsoluteArgument(text: string, start: number, end: number, name: string): boolean {
  if (!text.includes('indexed-repeat(')) return false;
  const calls = [...text.matchAll(CALL)];
  for (let i = 0; i < calls.length; i++) {
    const call = calls[i];
    if (!call) break;
    const callEnd = call.index + call[0].length;
    if (end > callEnd) {
      if (i + 1 >= calls.length) return false;
      i++;
      continue;
    }
    if (end < call.index || start > callEnd) return false;
    const args = ARGUMENTS.exec(call[0])?.[1]?.split(',') ?? [];
    const index = args.findLastIndex((argument) => argument.includes(`\${${name}}`));
    return index < 0 || NODESETS.has(index);
  }
  return true;
}
