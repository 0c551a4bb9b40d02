/** Files are matched by these values, so their case matters. */
const CASED = new Set(['label', 'value']);

/** Reads `key=value key=value`, separated by blanks, commas or semicolons; undefined when it is not that. */
export function parseParameters(raw: string | undefined): Map<string, string> | undefined {
  const found = new Map<string, string>();
  const tokens = raw?.match(/[^\s=,;]+|=/g) ?? [];
  if (tokens.length % 3 !== 0) return undefined;
  for (let i = 0; i < tokens.length; i += 3) {
    const [key, equals, value] = tokens.slice(i, i + 3);
    if (key === undefined || value === undefined || key === '=' || equals !== '=' || value === '=') return undefined;
    const name = key.toLowerCase();
    found.set(name, CASED.has(name) ? value : value.toLowerCase());
  }
  return found;
}
