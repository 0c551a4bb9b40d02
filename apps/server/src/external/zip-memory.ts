import { crc32, deflateRawSync } from 'node:zlib';
import { writeZip } from '@msurvey/xlsform/write-zip';

/** An archive that is small enough to be made at once. It says nothing of when it was made: of the same parts come the same bytes. */
export class ZipMemory {
  private readonly parts: { name: string; text: string }[] = [];

  part(name: string): { write(text: string): undefined } {
    const part = { name, text: '' };
    this.parts.push(part);
    return {
      write: (text) => {
        part.text += text;
      },
    };
  }

  /** Packed by Node itself, which takes an eighth of the time of what also runs in browsers. */
  join(): Buffer {
    const packed = this.parts.map(({ name, text }) => {
      const bytes = Buffer.from(text);
      return { name, packed: deflateRawSync(bytes, { level: 6 }), method: 8, crc: crc32(bytes), size: bytes.length };
    });
    return Buffer.from(writeZip(packed));
  }
}
