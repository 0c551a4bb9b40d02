import { roundTo } from '../progress.ts';
import { type NamedPerson, nationalIdKey, phoneKey } from './duplicate-keys.ts';
import { soundsOf } from './sound.ts';

export interface ComparedPerson extends NamedPerson {
  motherName?: string | null;
  sex?: string | null;
  bornOn?: string | null;
  village?: string | null;
}

export const DUPLICATE_REASONS = [
  'nationalId',
  'phone',
  'name',
  'fatherName',
  'motherName',
  'bornOn',
  'union',
  'village',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];
export interface Similarity {
  /** 0: nothing in common; 1: certainly the same. Two decimals. */
  score: number;
  reasons: DuplicateReason[];
}

/** How much of the doubt each leaves no room for. */
const WEIGHT: Record<DuplicateReason, number> = {
  nationalId: 0.95,
  phone: 0.6,
  name: 0.5,
  fatherName: 0.4,
  motherName: 0.3,
  bornOn: 0.3,
  village: 0.15,
  union: 0.15,
};
/** Two cards or two sexes: hardly one person. */
const OTHER_CARD = 0.4;
const OTHER_SEX = 0.6;
/** From here on two spellings count as one name. */
const ALIKE = 0.7;

const sounding = (name: string | null | undefined): string =>
  soundsOf(name ?? '')
    .join(' ')
    .slice(0, 100);

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2));

/** Share of neighbouring letters that two texts have in common. */
function alike(a: string, b: string): number {
  if (!a || !b) return 0;
  if (a === b) return 1;
  const left = new Map<string, number>();
  for (const pair of pairsOf(a)) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of pairsOf(b)) {
    const n = left.get(pair) ?? 0;
    if (n > 0) shared += 1;
    left.set(pair, n - 1);
  }
  return (2 * shared) / Math.max(a.length + b.length - 2, 1);
}

const nameLikeness = (a: NamedPerson, b: NamedPerson): number =>
  Math.max(
    ...[a.name, a.nameBn].flatMap((left) => [b.name, b.nameBn].map((right) => alike(sounding(left), sounding(right)))),
  );

const same = <T>(a: T | null | undefined, b: T | null | undefined): number => (a != null && a === b ? 1 : 0);

/** How likely two records are of one person, and why. Unknown on one side says nothing. */
export function similarity(a: ComparedPerson, b: ComparedPerson): Similarity {
  const cards = [nationalIdKey(a.nationalId), nationalIdKey(b.nationalId)] as const;
  const likeness: Record<DuplicateReason, number> = {
    nationalId: same(...cards),
    phone: same(phoneKey(a.phone), phoneKey(b.phone)),
    name: nameLikeness(a, b),
    fatherName: alike(sounding(a.fatherName), sounding(b.fatherName)),
    motherName: alike(sounding(a.motherName), sounding(b.motherName)),
    bornOn: same(a.bornOn, b.bornOn),
    union: same(a.unionId, b.unionId),
    village: alike(sounding(a.village), sounding(b.village)),
  };
  const reasons = DUPLICATE_REASONS.filter((reason) => likeness[reason] >= ALIKE);
  let doubt = reasons.reduce((left, reason) => left * (1 - WEIGHT[reason] * likeness[reason]), 1);
  const against =
    (cards[0] && cards[1] && cards[0].length === cards[1].length && cards[0] !== cards[1] ? OTHER_CARD : 1) *
    (a.sex && b.sex && a.sex !== b.sex ? OTHER_SEX : 1);
  doubt = 1 - (1 - doubt) * against;
  return { score: roundTo(1 - doubt, 2), reasons };
}
