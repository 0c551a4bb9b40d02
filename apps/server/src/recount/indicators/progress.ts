import { type Read, readOf } from './measure.ts';
import type { Amount, Period } from './sum-works.ts';
import { nameOf, type RawIndicator, type RawIndicators, type RawStated, type Which } from './told.ts';

/** What counts of an indicator in some days. */
interface Standing {
  first: string;
  last: string;
  total: { value: number | null; denominator: number | null };
}

/** Half goes up: behind its fifteenth digit a number is noise of the way it was computed. */
const twoDecimals = (value: number): number => Math.round(Number((value * 100).toPrecision(15))) / 100;
const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? twoDecimals((part / whole) * 100) : null;
const isSame = (a: Standing, b: RawStated): boolean => a.first === b.first && a.last === b.last;
const covers = (outer: { first: string; last: string }, inner: { first: string; last: string }): boolean =>
  outer.first <= inner.first && inner.last <= outer.last;
const length = ({ first, last }: Standing): number => Date.parse(last) - Date.parse(first);

/** What somebody stated stands with a reason in place of what was counted; where nothing was counted it stands as it is. */
function standingOf(counted: readonly Standing[], stated: readonly RawStated[]): Standing[] {
  const kept = counted.filter((period) => {
    const other = stated.find((one) => isSame(period, one));
    return !other || other.value === null || (other.reason ?? '').trim() === '';
  });
  const others = stated.filter((one) => !kept.some((period) => isSame(period, one)));
  return [
    ...kept,
    ...others.map(({ first, last, value, denominator }) => ({ first, last, total: { value, denominator } })),
  ];
}

/** Of the periods that have begun: the sum of increments, else the latest. Where a year and its parts are reported, the year stands. */
function reached(all: readonly Standing[], { kind, isLatest }: Read, today: string): Amount | null {
  const known = all.filter(
    ({ first, total }) => first <= today && total.value !== null && (kind !== 'ratio' || total.denominator !== null),
  );
  const each = known.filter(
    (one) => !known.some((other) => other !== one && covers(other, one) && length(other) > length(one)),
  );
  const last = each.reduce<Standing | null>((a, b) => (a === null || b.last >= a.last ? b : a), null);
  if (!last) return null;
  const used = isLatest ? [last] : each;
  const sum = (of: 'value' | 'denominator') => used.reduce((n, { total }) => n + (total[of] ?? 0), 0);
  return { value: Math.round(sum('value') * 1e4) / 1e4, denominator: kind === 'ratio' ? sum('denominator') : null };
}

function percentReached(all: readonly Standing[], { lop, ...indicator }: RawIndicator, today: string): number | null {
  const read = readOf(indicator);
  const total = read.kind === 'text' ? null : reached(all, read, today);
  if (!total || lop === null) return null;
  const shown = read.kind === 'ratio' ? percentOf(total.value, total.denominator ?? 0) : total.value;
  if (shown === null) return null;
  return lop === 0 ? 0 : percentOf(shown, lop);
}

/** How far each indicator is, in percent of its target; null: nothing is known. */
export function progressOf(
  { all, stated, parts, sources }: RawIndicators,
  counted: ReadonlyMap<string, readonly Period[]>,
  today: string,
): ReadonlyMap<string, number | null> {
  const byName = new Map(all.map((one) => [nameOf(one), one]));
  const hasForm = new Set(sources.map(nameOf));
  const accepted = (of: Which) => stated.filter((one) => one.isAccepted && nameOf(one) === nameOf(of));
  const asked = new Set<string>();
  const standing = (indicator: RawIndicator): Standing[] => {
    const name = nameOf(indicator);
    const [mine, said] = [counted.get(name) ?? [], accepted(indicator)];
    if (!indicator.isDerived) return standingOf(indicator.isMapped || hasForm.has(name) ? mine : [], said);
    if (asked.has(name)) return [];
    asked.add(name);
    const { projectId, derivedIndicator, derivedInput } = indicator;
    const source = byName.get(nameOf({ projectId, nodeId: derivedIndicator ?? 0 }));
    const fetched = derivedIndicator === null ? mine : source ? standing(source) : [];
    asked.delete(name);
    return fetched.map(({ first, last, total }) => {
      const input = said.find((one) => covers(one, { first, last }))?.input ?? derivedInput;
      const value = total.value === null ? null : twoDecimals((total.value * input) / 100);
      return { first, last, total: { value, denominator: null } };
    });
  };
  const progress = (name: string): number | null => {
    const indicator = byName.get(name);
    // Circles are refused; one that is there all the same ends here.
    if (!indicator || asked.has(name)) return null;
    if (!indicator.isAggregated) return percentReached(standing(indicator), indicator, today);
    asked.add(name);
    const known = parts
      .filter((part) => nameOf(part) === name)
      .map((part) => ({
        ...part,
        progress: progress(nameOf({ projectId: part.partProjectId, nodeId: part.partNodeId })),
      }))
      .filter((part) => part.progress !== null);
    asked.delete(name);
    if (known.length === 0) return null;
    return twoDecimals(known.reduce((sum, part) => sum + (part.weight * (part.progress ?? 0)) / 100, 0));
  };
  return new Map([...byName.keys()].map((name) => [name, progress(name)]));
}

/** These indicators, and all that are derived from or made of them, step by step. */
export function followedBy({ all, parts }: RawIndicators, names: ReadonlySet<string>): Set<string> {
  const found = new Set(names);
  const made = [
    ...parts.map((part) => [nameOf(part), nameOf({ projectId: part.partProjectId, nodeId: part.partNodeId })] as const),
    ...all.map(
      (one) => [nameOf(one), nameOf({ ...one, nodeId: one.isDerived ? (one.derivedIndicator ?? 0) : 0 })] as const,
    ),
  ];
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [whole, part] of made) if (found.has(part)) found.add(whole);
  }
  return found;
}
