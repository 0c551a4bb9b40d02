/** A text that is the same in all languages, or one per language. */
export type Text = string | Map<string, string>;

/** Adds a cell to what the row already has for the same text; unsuffixed cells belong to the default language. */
export function addText(
  current: Text | undefined,
  language: string | undefined,
  value: string,
  fallback: string,
): Text {
  if (language === undefined) {
    if (!(current instanceof Map)) return value;
    if (!current.has(fallback)) current.set(fallback, value);
    return current;
  }
  if (current instanceof Map) return current.set(language, value);
  const texts = new Map<string, string>();
  if (current !== undefined && language !== fallback) texts.set(fallback, current);
  return texts.set(language, value);
}

/** Any one of its texts, for messages. */
export const anyText = (text: Text | undefined): string | undefined =>
  text instanceof Map ? text.values().next().value : text;
