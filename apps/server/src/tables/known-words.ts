/** Texts of one column that are said in words by whoever knows them. */
export interface WordsToFind {
  /** Which of the file's lists. */
  of: number;
  texts: string[];
}
export interface FoundWords {
  of: number;
  /** Text and words of those that are known. */
  words: [string, string][];
}

/** More texts of one list than these are forgotten and asked for again: memory does not grow with the rows. */
const MOST_KNOWN = 100_000;

/** What a thread that writes has been told. */
export class KnownWords {
  private readonly known = new Map<number, Map<string, string>>();

  private of(list: number): Map<string, string> {
    const known = this.known.get(list) ?? new Map<string, string>();
    this.known.set(list, known);
    return known;
  }

  /** What is not known yet; each text once. */
  missing(wanted: Iterable<readonly [of: number, text: string]>): WordsToFind[] {
    const missing = new Map<number, Set<string>>();
    for (const [of, text] of wanted)
      if (!this.of(of).has(text)) missing.set(of, (missing.get(of) ?? new Set()).add(text));
    return [...missing].map(([of, texts]) => ({ of, texts: [...texts] }));
  }

  learn(told: readonly FoundWords[]): void {
    for (const { of, words } of told) {
      const known = this.of(of);
      if (known.size > MOST_KNOWN) known.clear();
      for (const [text, said] of words) known.set(text, said);
    }
  }

  words = (of: number, text: string): string => this.of(of).get(text) ?? text;
}
