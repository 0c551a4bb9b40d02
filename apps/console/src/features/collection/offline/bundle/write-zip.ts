import { zipTo } from '@msurvey/xlsform/write-zip';
import { crc32 } from '@msurvey/xlsform/zip';

export interface ZipFile {
  path: string;
  blob: Blob;
}

const MOST_BYTES = 0xffff_ffff;
/** Zip files know no earlier year; a clock that was never set does. */
const FIRST_YEAR = 1980;

/** Stored, not compressed: photographs are compressed already, and one file at a time is in memory. */
export async function writeZip(files: readonly ZipFile[], date: Date): Promise<Blob> {
  const parts: BlobPart[] = [];
  let size = 0;
  let current: { bytes: Uint8Array; blob: Blob } | undefined;
  const zip = zipTo(
    (piece) => {
      size += piece.length;
      if (size > MOST_BYTES) throw new RangeError('too large for one zip file');
      // the file itself, which need not be in memory, for the bytes that were read of it
      parts.push(piece === current?.bytes ? current.blob : (piece as Uint8Array<ArrayBuffer>));
    },
    date.getFullYear() < FIRST_YEAR ? undefined : date,
  );
  for (const { path, blob } of files) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    current = { bytes, blob };
    zip.add({ name: path, packed: bytes, method: 0, crc: crc32(bytes), size: bytes.length });
  }
  current = undefined;
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
