/** How values of cells become texts; the same as the reference compiler, which goes by Python's str(). */
export function booleanText(value: boolean): string {
  return value ? 'TRUE' : 'FALSE';
}

/** Whole numbers lose their “.0”; digits that a double cannot hold survive when the file has them. */
export function numberText(raw: string): string {
  const text = raw.trim();
  // Nothing that long is a number, and turning it into one would take long.
  if (text.length > 40) return text;
  if (/^-?\d+$/.test(text)) return text.length < 16 ? String(Number(text)) : BigInt(text).toString();
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (Number.isInteger(value)) return Math.abs(value) < 1e15 ? String(value) : BigInt(value).toString();
  if (Math.abs(value) >= 1e-4) return String(value);
  return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
}

/** Trimmed, with the blanks that word processors put in turned into ordinary ones. */
export function cleanText(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes('\u00a0') ? trimmed.replaceAll('\u00a0', ' ') : trimmed;
}

export function cleanHeader(text: string): string {
  return cleanText(text).replace(/ {2,}/g, ' ');
}

/**
 * A copy that does not hold on to the piece of XML it was cut from: engines keep the whole text alive for a slice of it,
 * and a form would otherwise keep its entire XML in memory.
 */
export function detached(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1);
}
