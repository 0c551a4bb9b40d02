import { codesOf } from '../data/listed.ts';
import type { LabelsToFind, FoundLabels } from './find-labels.ts';

/** More codes of one list than these are forgotten and asked for again: memory does not grow with the records. */
const MOST_KNOWN = 100_000;
const MANY = { type: 'select_multiple' };
const ONE = { type: 'select_one' };

/** Labels of items of files as the thread that writes has learned them; null: nobody knows the code. */
export class LearnedLabels {
  private readonly known = new Map<string, Map<string, string | null>>();
  private wanted = new Map<string, { list: number; version: number; codes: Set<string> }>();

  private of(list: number, version: number): Map<string, string | null> {
    const key = `${list}/${version}`;
    const known = this.known.get(key) ?? new Map<string, string | null>();
    this.known.set(key, known);
    return known;
  }

  /** Looks at an answer before it is written. */
  want(list: number, version: number, value: string, isMany: boolean): void {
    const known = this.of(list, version);
    for (const code of codesOf(isMany ? MANY : ONE, value)) {
      if (known.has(code)) continue;
      const key = `${list}/${version}`;
      const wanted = this.wanted.get(key) ?? { list, version, codes: new Set<string>() };
      wanted.codes.add(code);
      this.wanted.set(key, wanted);
    }
  }

  /** What has to be asked before the answers looked at can be written; empty: nothing. */
  asks(): LabelsToFind[] {
    return [...this.wanted.values()].map(({ codes, ...of }) => ({ ...of, codes: [...codes] }));
  }

  learn(told: readonly FoundLabels[]): void {
    for (const { list, version, codes } of this.wanted.values()) {
      const known = this.of(list, version);
      if (known.size > MOST_KNOWN) known.clear();
      for (const code of codes) known.set(code, null);
    }
    this.wanted = new Map();
    for (const { list, version, labels } of told)
      for (const [code, label] of labels) this.of(list, version).set(code, label);
  }

  words(list: number, version: number, value: string, isMany: boolean): string {
    const known = this.of(list, version);
    return codesOf(isMany ? MANY : ONE, value)
      .map((code) => known.get(code) ?? code)
      .join(', ');
  }
}
