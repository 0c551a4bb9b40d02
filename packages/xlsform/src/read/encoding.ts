import type { Problems } from './problems.ts';

/** The text of a file that should be UTF-8. Other encodings are recognised and the author told to look at the accents. */
export function decodeText(bytes: Uint8Array, problems: Problems): string {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    problems.warn('encoding', 'The file is encoded as UTF-16. It was read, but save it as “CSV UTF-8”.');
    return withoutMark(new TextDecoder(utf16).decode(bytes));
  }
  try {
    return withoutMark(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    problems.warn(
      'encoding',
      'The file is not encoded as UTF-8. It was read as Windows-1252; check accented letters and save it as “CSV UTF-8”.',
    );
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By the byte order mark, or by the zero bytes that Latin letters have in UTF-16. */
function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(bytes.length, 256);
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 4 && even === 0) return 'utf-16le';
  return even > length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text);
