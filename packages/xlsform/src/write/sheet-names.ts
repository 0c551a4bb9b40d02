const MAX_LENGTH = 31;

/** Names that Excel accepts: none of []:*?/\, at most 31 characters, no two alike but for case. */
export function excelSheetNames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean =
      name
        .replace(/[[\]:*?/\\]/g, '_')
        .replace(/^'|'$/g, '_')
        .slice(0, MAX_LENGTH) || 'Sheet';
    let unique = clean;
    for (let n = 2; taken.has(unique.toLowerCase()); n++)
      unique = `${clean.slice(0, MAX_LENGTH - String(n).length - 1)} ${n}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
