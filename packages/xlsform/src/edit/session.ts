import { apply } from './apply.ts';
import { type Conflict, conflicts, operationsOf, rebase } from './merge.ts';
import type { Change, FormDocument, Operation } from './types.ts';

/** One step back or forth. */
interface Step {
  label: string;
  operations: Operation[];
  /** What belongs to one go, such as typing in one cell. */
  together?: string;
}

/** A change that is not known to be kept. */
export interface Pending extends Change {
  together?: string;
  isSent?: boolean;
}

/** One person at work on a draft: what is kept, what is not yet, and what can be taken back. Plain JSON, so that it survives a closed tab. */
export interface Session {
  /** The version of the draft that `kept` is. */
  version: number;
  kept: FormDocument;
  pending: Pending[];
  /** What one sees: `kept` with `pending`. */
  document: FormDocument;
  past: Step[];
  future: Step[];
}

const STEPS = 500;

export const openSession = (document: FormDocument, version: number): Session => ({
  version,
  kept: document,
  pending: [],
  document,
  past: [],
  future: [],
});

export interface Commit {
  /** Of the change; made new for each. */
  id: string;
  label?: string;
  together?: string;
}

/** Does something. Operations that change nothing are not remembered. */
export function commit(session: Session, operations: readonly Operation[], about: Commit): Session {
  const { document, inverse } = apply(session.document, operations);
  if (document === session.document) return session;
  const { label = '', together } = about;
  const last = session.past.at(-1);
  const goesOn = together !== undefined && last?.together === together && session.future.length === 0;
  const step: Step = {
    label,
    operations: goesOn ? [...inverse, ...last.operations] : inverse,
    ...(together === undefined ? {} : { together }),
  };
  const past = [...(goesOn ? session.past.slice(0, -1) : session.past), step].slice(-STEPS);
  return { ...session, document, past, future: [], pending: withPending(session.pending, operations, about) };
}

/** So many operations one change has at most when it is sent. */
const MOST_AT_ONCE = 4_000;

function withPending(pending: readonly Pending[], operations: readonly Operation[], about: Commit): Pending[] {
  const { id, together } = about;
  const last = pending.at(-1);
  if (last && together !== undefined && last.together === together && !last.isSent)
    return [...pending.slice(0, -1), { ...last, operations: shortened([...last.operations, ...operations]) }];
  if (operations.length > MOST_AT_ONCE) return [...pending, ...inParts(id, operations)];
  return [...pending, { id, operations: [...operations], ...(together === undefined ? {} : { together }) }];
}

/** A block of a thousand rows, or many translations, is taken back in one go, but sent in parts. */
const inParts = (id: string, operations: readonly Operation[]): Pending[] =>
  Array.from({ length: Math.ceil(operations.length / MOST_AT_ONCE) }, (_, i) => ({
    id: i === 0 ? id : `${id}-${i}`,
    operations: operations.slice(i * MOST_AT_ONCE, (i + 1) * MOST_AT_ONCE),
  }));

/** Of several texts written into one cell in a row only the last needs to be sent. */
function shortened(operations: readonly Operation[]): Operation[] {
  return operations.filter((operation, i) => {
    const next = operations[i + 1];
    return !(
      operation.op === 'set' &&
      next?.op === 'set' &&
      next.sheet === operation.sheet &&
      next.row === operation.row &&
      next.column === operation.column
    );
  });
}

function step(session: Session, from: 'past' | 'future', id: string): Session {
  const last = session[from].at(-1);
  if (!last) return session;
  const to = from === 'past' ? 'future' : 'past';
  const { document, inverse } = apply(session.document, last.operations);
  const back: Step = { label: last.label, operations: inverse };
  return {
    ...session,
    document,
    [from]: session[from].slice(0, -1),
    [to]: [...session[to], back],
    pending: document === session.document ? session.pending : withPending(session.pending, last.operations, { id }),
  };
}

export const undo = (session: Session, id: string): Session => step(session, 'past', id);
export const redo = (session: Session, id: string): Session => step(session, 'future', id);

/** What is sent to be kept; while it is on its way, nothing is added to it. */
export function sending(session: Session): { session: Session; version: number; changes: Change[] } {
  const pending = session.pending.map((change) => ({ ...change, isSent: true }));
  const changes = pending.map(({ id, operations }) => ({ id, operations }));
  return { session: { ...session, pending }, version: session.version, changes };
}

export interface News {
  version: number;
  /** Every change since the session's version in its order, one's own among them as they were kept. */
  changes: readonly Change[];
}

/**
 * What others did, and which own changes are kept. `conflicts` names the cells that others wrote and that are still to be
 * sent otherwise; unless they are `theirs`, one's own text stands and will be sent over theirs.
 */
export function absorb(
  session: Session,
  news: News,
  prefer: 'mine' | 'theirs' = 'mine',
): { session: Session; conflicts: Conflict[] } {
  const own = new Set(session.pending.map(({ id }) => id));
  const theirs = operationsOf(news.changes.filter(({ id }) => !own.has(id)));
  const arrived = new Set(news.changes.map(({ id }) => id));
  const kept = apply(session.kept, operationsOf(news.changes)).document;
  const left = session.pending.filter(({ id }) => !arrived.has(id));
  const found = conflicts(operationsOf(left), theirs);
  const losing = prefer === 'theirs' ? found : [];
  const pending = left
    .map((change) => ({
      ...change,
      operations: rebase(without(change.operations, losing), theirs, session.kept),
    }))
    .filter(({ operations }) => operations.length > 0);
  const follow = (steps: readonly Step[]) =>
    theirs.length === 0
      ? [...steps]
      : steps.map((one) => ({
          ...one,
          // What others wrote meanwhile is not taken back with what one did oneself.
          operations: rebase(without(one.operations, conflicts(one.operations, theirs)), theirs, session.kept),
        }));
  return {
    session: {
      version: news.version,
      kept,
      pending,
      document: apply(kept, operationsOf(pending)).document,
      past: follow(session.past),
      future: follow(session.future),
    },
    conflicts: found,
  };
}

/** Takes over what the server did in this person's name, among what others did: it can be taken back like what is done here. */
export function absorbStep(session: Session, news: News, id: string): Session {
  const at = news.changes.findIndex((change) => change.id === id);
  const own = news.changes[at];
  if (!own) return absorb(session, news).session;
  const { version } = news;
  const before = absorb(session, { version, changes: news.changes.slice(0, at) }).session;
  const back: Step = { label: '', operations: apply(before.kept, own.operations).inverse };
  const taken = absorb(before, { version, changes: [own] }).session;
  const stepped = { ...taken, past: [...before.past, back].slice(-STEPS), future: [] };
  return absorb(stepped, { version, changes: news.changes.slice(at + 1) }).session;
}

/** Operations that do not write these cells. */
function without(operations: readonly Operation[], cells: readonly Conflict[]): Operation[] {
  if (cells.length === 0) return [...operations];
  const hit = (sheet: string, row: string, column: string) =>
    cells.some((cell) => cell.sheet === sheet && cell.row === row && (cell.column ?? column) === column);
  return operations.flatMap((operation): Operation[] => {
    if (operation.op === 'set' && hit(operation.sheet, operation.row, operation.column)) return [];
    if (operation.op === 'rename' && hit('survey', operation.row, 'name')) return [];
    if (operation.op !== 'remove') return [operation];
    const rows = operation.rows.filter((row) => !hit(operation.sheet, row, ''));
    return rows.length > 0 ? [{ ...operation, rows }] : [];
  });
}
