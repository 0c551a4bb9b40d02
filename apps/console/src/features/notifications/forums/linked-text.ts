export interface TextPart {
  text: string;
  /** It is an address of the web. */
  href?: string;
}

/** What a browser takes for an address, without the marks that end a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
const ENDING = /[.,;:!?)\]}।’”]+$/u;

function hrefOf(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A text in pieces: addresses of the web, which become links, and all the rest, which means nothing but itself. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(ENDING, '');
    const href = hrefOf(address);
    if (!href) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
