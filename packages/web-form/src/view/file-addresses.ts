import { blobOf } from '../engine/files.ts';
import type { ResolveFile } from '../engine/types.ts';

/** Addresses under which the page can show files of the form; fetched once each, given back at the end. */
export class FileAddresses {
  private readonly known = new Map<string, Promise<string | null>>();

  constructor(private readonly resolve: ResolveFile) {}

  of(fileName: string): Promise<string | null> {
    let address = this.known.get(fileName);
    if (!address) {
      address = this.resolve(fileName)
        .then(blobOf)
        .then((blob) => blob && URL.createObjectURL(blob))
        .catch(() => null);
      this.known.set(fileName, address);
    }
    return address;
  }

  release(): void {
    for (const address of this.known.values()) void address.then((url) => url && URL.revokeObjectURL(url));
    this.known.clear();
  }
}
