const DELIMITERS = [',', ';', '\t'] as const;

/** What the heading is cut by most often. */
export function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => heading.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
