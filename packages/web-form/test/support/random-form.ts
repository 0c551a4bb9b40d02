import type fc from 'fast-check';
import type * as FastCheck from 'fast-check';

/** Conditions, calculations and limits as data: written into the form as XPath, and evaluated here without it. */
export type Condition =
  | { op: 'more'; of: string; than: number }
  | { op: 'is'; of: string; text: string }
  | { op: 'has'; of: string; choice: string }
  | { op: 'not'; inner: Condition };
export type Calculation = { op: 'join'; of: string[] } | { op: 'add'; of: [string, string] };

export interface Question {
  what: 'question';
  name: string;
  kind: 'int' | 'decimal' | 'text' | 'one' | 'many' | 'calc';
  required: boolean;
  relevant?: Condition;
  /** Numbers within, texts no longer than the second. */
  limits?: [number, number];
  calculation?: Calculation;
}
export interface Group {
  what: 'group' | 'repeat';
  name: string;
  relevant?: Condition;
  items: Question[];
}
export type Item = Question | Group;

export const CHOICES = ['a', 'b', 'c', 'd'];
type Gen = FastCheck.GeneratorValue;

interface Pools {
  fc: typeof fc;
  g: Gen;
  seen: Question[];
}

const pick = <T>({ fc: f, g }: Pools, of: readonly T[]): T => of[g(f.integer, { min: 0, max: of.length - 1 })] as T;
const chance = ({ fc: f, g }: Pools, percent: number): boolean => g(f.integer, { min: 0, max: 99 }) < percent;

function condition(pools: Pools): Condition | undefined {
  if (pools.seen.length === 0) return undefined;
  const { name, kind } = pick(pools, pools.seen);
  const inner: Condition =
    kind === 'int' || kind === 'decimal'
      ? { op: 'more', of: name, than: pools.g(pools.fc.integer, { min: -5, max: 20 }) }
      : kind === 'many'
        ? { op: 'has', of: name, choice: pick(pools, CHOICES) }
        : { op: 'is', of: name, text: pick(pools, [...CHOICES, 'x', '']) };
  return chance(pools, 30) ? { op: 'not', inner } : inner;
}

function calculation(pools: Pools): Calculation | undefined {
  const numbers = pools.seen.filter(({ kind }) => kind === 'int');
  if (numbers.length && chance(pools, 50))
    return { op: 'add', of: [pick(pools, numbers).name, pick(pools, numbers).name] };
  if (pools.seen.length === 0) return undefined;
  return { op: 'join', of: Array.from({ length: 2 }, () => pick(pools, pools.seen).name) };
}

function question(pools: Pools, name: string): Question {
  const made = calculation(pools);
  const kind = pick(pools, ['int', 'decimal', 'text', 'one', 'many', ...(made ? (['calc'] as const) : [])] as const);
  const isNumber = kind === 'int' || kind === 'decimal';
  const low = pools.g(pools.fc.integer, { min: -5, max: 5 });
  const result: Question = {
    what: 'question',
    name,
    kind,
    required: kind !== 'calc' && chance(pools, 30),
    relevant: chance(pools, 40) ? condition(pools) : undefined,
    limits: (isNumber || kind === 'text') && chance(pools, 40) ? [low, Math.abs(low) + 6] : undefined,
    calculation: kind === 'calc' ? made : undefined,
  };
  // what a calculation gives is not compared with numbers: blank and zero differ between languages
  if (kind !== 'calc') pools.seen.push(result);
  return result;
}

/** A form of questions, groups and repeats; each refers only to what stands before it. */
export function randomForm(f: typeof fc, g: Gen): Item[] {
  const pools: Pools = { fc: f, g, seen: [] };
  const items: Item[] = [];
  const count = g(f.integer, { min: 2, max: 7 });
  for (let i = 0; i < count; i++) {
    const shape = g(f.integer, { min: 0, max: 9 });
    if (shape < 6) {
      items.push(question(pools, `q${i}`));
      continue;
    }
    const relevant = chance(pools, 40) ? condition(pools) : undefined;
    const isRepeat = shape > 7;
    // what stands in a repeat is not seen from outside
    const inside: Pools = isRepeat ? { ...pools, seen: [...pools.seen] } : pools;
    const size = g(f.integer, { min: 1, max: 3 });
    const inner = Array.from({ length: size }, (_, n) => question(inside, `${isRepeat ? 'r' : 'g'}${i}_${n}`));
    items.push({ what: isRepeat ? 'repeat' : 'group', name: `s${i}`, relevant, items: inner });
  }
  return items;
}
