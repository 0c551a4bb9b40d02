import type { Calculation, Condition, Item, Question } from './random-form.ts';

/** Answers as typed, by path with positions: `/data/s3[2]/r3_0`. */
export type Answers = ReadonlyMap<string, string>;
export interface Expected {
  /** Leaves the XML must have, and no others. */
  values: Map<string, string>;
  violations: Set<string>;
}

type Scope = ReadonlyMap<string, string>;
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

function holds(condition: Condition | undefined, scope: Scope): boolean {
  if (!condition) return true;
  if (condition.op === 'not') return !holds(condition.inner, scope);
  const value = scope.get(condition.of) ?? '';
  if (condition.op === 'more') return numberOf(value) > condition.than;
  if (condition.op === 'has') return value.split(' ').includes(condition.choice);
  return value === condition.text;
}

/** Decimals are written with their point, as phones do. */
const written = ({ kind }: Question, answer: string): string =>
  kind === 'decimal' && Number.isInteger(numberOf(answer)) ? `${Number(answer)}.0` : answer;

/** Adding a blank gives no number, which phones and the engine write as a blank. */
function calculated(made: Calculation, scope: Scope): string {
  if (made.op === 'join') return made.of.map((name) => scope.get(name) ?? '').join('-');
  const sum = numberOf(scope.get(made.of[0]) ?? '') + numberOf(scope.get(made.of[1]) ?? '');
  return Number.isNaN(sum) ? '' : String(sum);
}

function isWrong({ kind, required, limits }: Question, value: string): boolean {
  if (value === '') return required;
  if (!limits) return false;
  if (kind === 'text') return [...value].length > limits[1];
  return Number(value) < limits[0] || Number(value) > limits[1];
}

/** What the XML must hold and what must be wrong with it: our own reading of the form, without the engine. */
export function expectedOf(items: readonly Item[], answers: Answers, instances: ReadonlyMap<string, number>): Expected {
  const expected: Expected = { values: new Map(), violations: new Set() };
  const outer = new Map<string, string>();
  const visit = (question: Question, path: string, applies: boolean, scope: Map<string, string>) => {
    // a question that does not apply is blank to all others
    if (!applies || !holds(question.relevant, scope)) return void scope.set(question.name, '');
    const value = question.calculation
      ? calculated(question.calculation, scope)
      : written(question, answers.get(path) ?? '');
    scope.set(question.name, value);
    expected.values.set(path, value);
    if (isWrong(question, value)) expected.violations.add(path);
  };
  for (const item of items) {
    if (item.what === 'question') visit(item, `/data/${item.name}`, true, outer);
    else {
      const applies = holds(item.relevant, outer);
      const count = item.what === 'repeat' ? (instances.get(item.name) ?? 1) : 1;
      for (let i = 1; i <= count; i++) {
        const scope = item.what === 'repeat' ? new Map(outer) : outer;
        const at = item.what === 'repeat' ? `/data/${item.name}[${i}]` : `/data/${item.name}`;
        for (const question of item.items) visit(question, `${at}/${question.name}`, applies, scope);
      }
    }
  }
  return expected;
}
