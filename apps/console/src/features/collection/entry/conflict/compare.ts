import { type InstanceReading, readInstance } from '@msurvey/web-form';

export type Side = 'mine' | 'theirs';

/** An answer in which two versions of a record differ. Undefined: that version has no such place. */
export interface Differing {
  /** Whole, with the item of each repeat; `[1]` is left out: `/data/plot[2]/crop`. */
  path: string;
  mine: string | undefined;
  theirs: string | undefined;
  /** Who moved away from what both began with; undefined where that is not known. */
  changedBy: Side | 'both' | undefined;
}

const META = /^\/[^/]+\/(?:[\w-]+:)?meta(?:\/|$)/;
/** A form writes a number in its own way when it is opened: 3 becomes 3.0, and nobody has changed it. */
const meaning = (value: string | undefined): string =>
  (value ?? '').replace(/^(-?\d+)\.(\d*?)0*$/, (_, whole: string, part: string) => (part ? `${whole}.${part}` : whole));
const isSame = (a: string | undefined, b: string | undefined): boolean => meaning(a) === meaning(b);
const place = (path: string): string => path.replaceAll('[1]', '');

export function answersByPlace(reading: InstanceReading | null): Map<string, string> {
  const answers = reading?.answers ?? [];
  return new Map(answers.filter(({ path }) => !META.test(path)).map(({ path, value }) => [place(path), value]));
}

function changedBy(base: string | undefined, mine: string | undefined, theirs: string | undefined) {
  if (isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : 'both';
}

/** Field by field where two versions of a record differ, in the order of the newest. A blank and nothing are the same. */
export function compare(mineXml: string, theirsXml: string, baseXml: string | undefined): Differing[] {
  const [mine, theirs] = [answersByPlace(readInstance(mineXml)), answersByPlace(readInstance(theirsXml))];
  const base = baseXml === undefined ? undefined : answersByPlace(readInstance(baseXml));
  const paths = [...new Set([...theirs.keys(), ...mine.keys()])];
  return paths.flatMap((path) => {
    const [a, b] = [mine.get(path), theirs.get(path)];
    if (isSame(a, b)) return [];
    return { path, mine: a, theirs: b, changedBy: base && changedBy(base.get(path), a, b) };
  });
}

/** What only one side changed is that side's; where both did, or nobody knows, the newest stands until somebody decides. */
export const firstChoice = ({ changedBy: by }: Differing): Side => (by === 'mine' ? 'mine' : 'theirs');
