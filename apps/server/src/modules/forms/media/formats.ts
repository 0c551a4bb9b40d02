/** What files of each format begin with, and what browsers and phones call them. */
export interface Format {
  extensions: readonly string[];
  mediaType: string;
  begins(bytes: Uint8Array): boolean;
}

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const at = (offset: number, text: string) => (bytes: Uint8Array) => ascii(bytes, offset, text.length) === text;
const bytesAre =
  (...wanted: number[]) =>
  (bytes: Uint8Array) =>
    wanted.every((byte, i) => bytes[i] === byte);
const riff = (kind: string) => (bytes: Uint8Array) => at(0, 'RIFF')(bytes) && at(8, kind)(bytes);
const mpegAudio = (bytes: Uint8Array) =>
  at(0, 'ID3')(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
const format = (extensions: string, mediaType: string, begins: Format['begins']): Format => ({
  extensions: extensions.split(' '),
  mediaType,
  begins,
});

export const IMAGES = [
  format('png', 'image/png', bytesAre(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  format('jpg jpeg', 'image/jpeg', bytesAre(0xff, 0xd8, 0xff)),
  format('gif', 'image/gif', at(0, 'GIF8')),
  format('webp', 'image/webp', riff('WEBP')),
  format('bmp', 'image/bmp', at(0, 'BM')),
];
export const SOUNDS = [
  format('mp3', 'audio/mpeg', mpegAudio),
  format('aac', 'audio/aac', mpegAudio),
  format('wav', 'audio/wav', riff('WAVE')),
  format('ogg oga opus', 'audio/ogg', at(0, 'OggS')),
  format('m4a', 'audio/mp4', at(4, 'ftyp')),
  format('amr', 'audio/amr', at(0, '#!AMR')),
  format('flac', 'audio/flac', at(0, 'fLaC')),
];
export const FILMS = [
  format('mp4 m4v', 'video/mp4', at(4, 'ftyp')),
  format('mov', 'video/quicktime', at(4, 'ftyp')),
  format('3gp', 'video/3gpp', at(4, 'ftyp')),
  format('webm', 'video/webm', bytesAre(0x1a, 0x45, 0xdf, 0xa3)),
  format('ogv', 'video/ogg', at(0, 'OggS')),
  format('avi', 'video/x-msvideo', riff('AVI ')),
];

/** Programs of the usual systems, and scripts: never a part of a form. */
export const isProgram = (bytes: Uint8Array): boolean =>
  at(0, 'MZ')(bytes) ||
  bytesAre(0x7f, 0x45, 0x4c, 0x46)(bytes) ||
  (at(0, '#!')(bytes) && !at(0, '#!AMR')(bytes)) ||
  [0xfeedface, 0xfeedfacf, 0xcafebabe].some((mark) =>
    [mark, ((mark & 0xff) << 24) | ((mark & 0xff00) << 8) | ((mark >>> 8) & 0xff00) | (mark >>> 24)].some((m) =>
      bytesAre((m >>> 24) & 0xff, (m >>> 16) & 0xff, (m >>> 8) & 0xff, m & 0xff)(bytes),
    ),
  );
