// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters that XML cannot hold
const UNSAFE =
  /[&<>"]|_(?=x[0-9a-fA-F]{4}_)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for element content and attributes; what XML cannot hold is written in Excel's way, _x000D_. */
export function xmlText(text: string): string {
  return text.replace(
    UNSAFE,
    (char) => ENTITIES[char] ?? `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}

/** Text where Excel's own escapes mean nothing, such as comments: there, what XML cannot hold is left out. */
export function plainXmlText(text: string): string {
  return text.replace(UNSAFE, (char) => ENTITIES[char] ?? (char === '_' ? '_' : char === '\r' ? '' : '\ufffd'));
}
