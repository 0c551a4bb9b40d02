export interface MessagePart {
  text: string;
  /** Only links have one. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** A full stop after a link ends the sentence, not the link. */
const TAIL = /[.,;:!?)\]।。]+$/;

/** Cuts a plain text at its links. One of our own screens opens inside the console. */
export function partsOf(message: string, origin: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of message.matchAll(ADDRESS)) {
    const address = match[0].replace(TAIL, '');
    if (match.index > at) parts.push({ text: message.slice(at, match.index) });
    const isOurs = address === origin || address.startsWith(`${origin}/`);
    parts.push({ text: address, href: isOurs ? address.slice(origin.length) || '/' : address });
    at = match.index + address.length;
  }
  if (at < message.length) parts.push({ text: message.slice(at) });
  return parts;
}
