/** 50 MB, as the server takes them. */
export const MOST_MEDIA_BYTES = 50_000_000;

export interface Matched {
  file: File;
  /** The slot it fills, as the form writes its name; null: the form does not refer to it. */
  slot: string | null;
  fault: 'unknown' | 'tooLarge' | null;
}

/** Dropped files find their slots by name; where only the case differs, the form's spelling counts. */
export function matchFiles(files: readonly File[], slots: readonly string[]): Matched[] {
  const bySpelling = new Map(slots.map((name) => [name, name]));
  const byLetters = new Map(slots.map((name) => [name.toLowerCase(), name]));
  return files.map((file) => {
    const slot = bySpelling.get(file.name) ?? byLetters.get(file.name.toLowerCase()) ?? null;
    return { file, slot, fault: slot === null ? 'unknown' : file.size > MOST_MEDIA_BYTES ? 'tooLarge' : null };
  });
}
