import { attribute } from '../xml/attributes.ts';
import { XmlReader } from '../xml/sax.ts';
import type { ZipPackage } from '../zip/package.ts';

export interface Relationship {
  id: string;
  /** Last word of the type's address: `worksheet`, `styles`, … The rest differs between editions of the standard. */
  type: string;
  /** Part name from the root of the package. */
  target: string;
  external: boolean;
}

export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

/** What a part refers to; `''` is the package itself. */
export function readRelationships(zip: ZipPackage, part: string): Relationship[] {
  const found: Relationship[] = [];
  const reader = new XmlReader({
    open(name, tag) {
      if (name !== 'Relationship') return;
      found.push({
        id: attribute(tag, 'Id') ?? '',
        type: (attribute(tag, 'Type') ?? '').split('/').at(-1) ?? '',
        target: resolve(part, attribute(tag, 'Target') ?? ''),
        external: attribute(tag, 'TargetMode') === 'External',
      });
    },
    close() {},
    text() {},
  });
  zip.eachPiece(relationshipsPart(part), (piece) => {
    reader.push(piece);
    return true;
  });
  return found;
}

function resolve(part: string, target: string): string {
  const path = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
