import { ZipPackage } from '../read/zip/package.ts';
import type { ReadLimits } from '../read/limits.ts';
import { attribute } from '../read/xml/attributes.ts';
import { readRelationships, relationshipsPart } from '../read/xlsx/relationships.ts';
import { plainXmlText } from '../write/xml-text.ts';
import { appendTo, elementsOf } from './elements.ts';
import { writeZip, type ZipPart } from '../write/zip.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx package of which single parts are replaced; all others keep the very bytes they had, packed as they were. */
export class PackageEditor {
  readonly zip: ZipPackage;
  private readonly changed = new Map<string, string>();

  constructor(file: Uint8Array, limits: ReadLimits) {
    this.zip = new ZipPackage(file, limits);
  }

  text(name: string): string | undefined {
    const part = this.zip.nameOf(name) ?? name;
    return this.changed.get(part) ?? this.zip.text(part);
  }

  set(name: string, text: string): void {
    this.changed.set(this.zip.nameOf(name) ?? name, text);
  }

  /** A name that no part has yet: `xl/comments`, `xml` → `xl/comments4.xml`. */
  freeName(stem: string, extension: string): string {
    for (let n = 1; ; n++) {
      const name = `${stem}${n}.${extension}`;
      if (!this.zip.nameOf(name) && !this.changed.has(name)) return name;
    }
  }

  /** Adds a relationship from one part to another and returns its id. */
  relate(from: string, type: string, to: string): string {
    const part = relationshipsPart(from);
    const before =
      this.text(part) ??
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${PACKAGE}/relationships"></Relationships>`;
    let n = 1;
    while (before.includes(`"rId${n}"`) || before.includes(`'rId${n}'`)) n++;
    const entry = `<Relationship Id="rId${n}" Type="${OFFICE}/${type}" Target="/${plainXmlText(to)}"/>`;
    this.set(part, appendTo(before, 'Relationships', entry));
    return `rId${n}`;
  }

  related(from: string, type: string): string | undefined {
    return readRelationships(this.zip, from).find((each) => each.type === type && !each.external)?.target;
  }

  contentType(part: string, type: string): void {
    const types = this.text('[Content_Types].xml') ?? '';
    const extension = /\.(\w+)$/.exec(part)?.[1] ?? '';
    if (extension === 'vml') {
      const known = elementsOf(types, 'Default').some((tag) => attribute(tag, 'Extension')?.toLowerCase() === 'vml');
      // Defaults stand before overrides.
      if (!known)
        this.set(
          '[Content_Types].xml',
          types.replace(/(<(?:\w+:)?Types\b[^>]*>)/, `$1<Default Extension="vml" ContentType="${type}"/>`),
        );
    } else
      this.set(
        '[Content_Types].xml',
        appendTo(types, 'Types', `<Override PartName="/${part}" ContentType="${type}"/>`),
      );
  }

  toBytes(): Uint8Array {
    const parts: ZipPart[] = [];
    const encoder = new TextEncoder();
    for (const entry of this.zip.entries.values()) {
      const text = this.changed.get(entry.name);
      const packed = this.zip.file.subarray(entry.dataStart, entry.dataStart + entry.compressedSize);
      if (text === undefined)
        parts.push({ name: entry.name, packed, method: entry.method, crc: entry.crc, size: entry.claimedSize });
      else parts.push({ name: entry.name, content: encoder.encode(text) });
    }
    for (const [name, text] of this.changed) {
      if (!this.zip.entries.has(name)) parts.push({ name, content: encoder.encode(text) });
    }
    return writeZip(parts);
  }
}
