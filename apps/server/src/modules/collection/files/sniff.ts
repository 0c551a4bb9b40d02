/** Of the first bytes of a file: enough for every kind we know. */
export const SNIFFED_BYTES = 512;

const starts = (head: Buffer, text: string, at = 0) => head.toString('latin1', at, at + text.length) === text;
const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Programs, and pages that a browser would run as ours. */
const REFUSED: ((head: Buffer, text: string) => boolean)[] = [
  (head) => starts(head, 'MZ'),
  (head) => starts(head, '\x7fELF'),
  (head) => ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'].includes(head.toString('hex', 0, 4)),
  (head) => starts(head, 'dex\n'),
  (head) => starts(head, '#!'),
  (_, text) => /^(<!doctype html|<html|<head|<body|<script|<svg|<\?php)/.test(text),
  (_, text) => /^<\?xml[^>]*>\s*(<!--[\s\S]*?-->\s*)*(<!doctype|<svg|<html)/.test(text),
];

const KNOWN: [test: (head: Buffer) => boolean, mediaType: string][] = [
  [(h) => h.toString('hex', 0, 3) === 'ffd8ff', 'image/jpeg'],
  [(h) => starts(h, '\x89PNG\r\n\x1a\n'), 'image/png'],
  [(h) => starts(h, 'GIF8'), 'image/gif'],
  [(h) => starts(h, 'RIFF') && starts(h, 'WEBP', 8), 'image/webp'],
  [(h) => starts(h, 'RIFF') && starts(h, 'WAVE', 8), 'audio/wav'],
  [(h) => starts(h, 'ftyp', 4) && /^(heic|heix|mif1)/.test(ascii(h, 8, 12)), 'image/heic'],
  [(h) => starts(h, 'ftyp', 4) && /^M4A/.test(ascii(h, 8, 12)), 'audio/mp4'],
  [(h) => starts(h, 'ftyp', 4) && /^3g/.test(ascii(h, 8, 12)), 'video/3gpp'],
  [(h) => starts(h, 'ftyp', 4), 'video/mp4'],
  [(h) => starts(h, '#!AMR'), 'audio/amr'],
  [(h) => starts(h, 'ID3') || /^fff[23ab]/.test(h.toString('hex', 0, 2)), 'audio/mpeg'],
  [(h) => starts(h, 'OggS'), 'audio/ogg'],
  [(h) => starts(h, '\x1aE\xdf\xa3'), 'video/webm'],
  [(h) => starts(h, '%PDF-'), 'application/pdf'],
  [(h) => starts(h, 'PK\x03\x04'), 'application/zip'],
];

/** The media type by what a file really is, whatever it is called; null for one that is not accepted. */
export function sniff(head: Buffer, name: string): string | null {
  const isAudio = starts(head, '#!AMR');
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase();
  if (!isAudio && REFUSED.some((test) => test(head, text))) return null;
  const known = KNOWN.find(([test]) => test(head))?.[1];
  if (known) return known;
  // Only text has no signature; what its name says decides how it is called, never how it is shown.
  if (/\.csv$/i.test(name)) return 'text/csv';
  if (/\.(txt|xml|geojson|json|osm)$/i.test(name)) return 'text/plain';
  return 'application/octet-stream';
}
