/** A statement of the sources that was executed. */
export interface Executed {
  /** The text of its template between the values; null where the text went to a connection as it is. */
  pieces: readonly string[] | null;
  /** Who executed it first: tells statements of the same text apart. */
  stack: string;
  /** What was sent: fragments may make several statements of one template. */
  texts: Set<string>;
  /** Columns in which a null was seen. */
  nulls: Set<string>;
  /** Something was learnt that has not been checked. */
  isNews: boolean;
}

/** A template whose fragments differ with every call (lists written into the text) is described this often. */
const MOST_TEXTS = 8;

/** By what is the same at each execution: the array of a template's texts, or the text itself. */
const known = new Map<unknown, Executed>();

export function executedOf(key: unknown, make: () => Pick<Executed, 'pieces' | 'stack'>): Executed {
  const before = known.get(key);
  if (before) return before;
  const executed = { ...make(), texts: new Set<string>(), nulls: new Set<string>(), isNews: true };
  known.set(key, executed);
  return executed;
}

function learn(executed: Executed, facts: Set<string>, fact: string): void {
  if (facts.has(fact)) return;
  facts.add(fact);
  executed.isNews = true;
}

export function noteText(executed: Executed, text: string): void {
  if (executed.texts.size < MOST_TEXTS) learn(executed, executed.texts, text);
}

export function noteNulls(executed: Executed, rows: readonly unknown[]): void {
  for (const row of rows as Record<string, unknown>[])
    for (const name in row) if (row[name] === null) learn(executed, executed.nulls, name);
}

/** The statements about which something was learnt since they were checked. */
export const news = (): Executed[] => [...known.values()].filter((one) => one.isNews);
