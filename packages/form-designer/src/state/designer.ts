import {
  absorb,
  absorbStep,
  type Change,
  commit,
  type Conflict,
  type Edit,
  type FormDocument,
  type News,
  type Operation,
  type QuestionBlock,
  randomKey,
  redo,
  type Refusal,
  type Session,
  sending,
  tree,
  undo,
} from '@msurvey/xlsform/edit';
import { opened } from '../canvas/rows.ts';

export interface DesignerState {
  session: Session;
  /** What one sees: that of the session. */
  document: FormDocument;
  /** The row that has the focus of the canvas and stands in the panel. */
  active: string | null;
  /** Rows that a bulk action is about; with one alone, the active one. */
  selected: ReadonlySet<string>;
  folded: ReadonlySet<string>;
  /** What was refused, or lost, with the last thing done. */
  said: Said | null;
}
export type Said =
  | { kind: 'refused'; why: Refusal }
  | { kind: 'lost'; columns: readonly string[] }
  | { kind: 'merged'; conflicts: number }
  | { kind: 'wentBack' }
  /** So many texts came from a file. */
  | { kind: 'taken'; count: number }
  /** So many questions came with a block. */
  | { kind: 'put'; count: number }
  | { kind: 'fault'; text: string };

const NONE: ReadonlySet<string> = new Set();

/** The document that is being edited and what one looks at: outside of React, so that rows can ask alone. */
export class Designer {
  private state: DesignerState;
  private readonly listeners = new Set<() => void>();
  /** Names under which answers may have been stored: they change only by hand. */
  private readonly fixed: ReadonlySet<string>;

  constructor(session: Session, fixed: ReadonlySet<string> = NONE) {
    this.fixed = fixed;
    this.state = { session, document: session.document, active: null, selected: NONE, folded: NONE, said: null };
  }

  get = (): DesignerState => this.state;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(change: Partial<DesignerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
  private take(session: Session, more: Partial<DesignerState> = {}): void {
    this.set({ session, document: session.document, ...more });
  }

  isNameFixed = (name: string): boolean => this.fixed.has(name);

  /** Questions and choices of the library as they come: bindings look for their names, so these do not follow another label. */
  private ofLibrary: ReadonlySet<string> = NONE;
  know(library: readonly QuestionBlock[]): void {
    this.ofLibrary = new Set(
      library.flatMap(({ survey, choices }) =>
        [...survey, ...choices].flatMap((cells) => {
          const name = cells.list_name === undefined ? cells.name : `${cells.list_name} ${cells.name}`;
          return Object.entries(cells).flatMap(([header, text]) =>
            header.startsWith('label') ? `${name}\n${text}` : [],
          );
        }),
      ),
    );
  }
  /** A number behind a name came with it, because the name was taken. */
  isOfLibrary = (name: string, label: string): boolean =>
    this.ofLibrary.has(`${name}\n${label}`) || this.ofLibrary.has(`${name.replace(/_\d+(?= |$)/, '')}\n${label}`);

  /**
   * Does what a command proposes; tells what it refuses or what it costs. Answers whether anything was done. What is typed
   * in one cell belongs `together` and is taken back in one go.
   */
  edit(edit: Edit | readonly Operation[], together?: string): boolean {
    const { operations, focus, lost = [], refused }: Edit = 'operations' in edit ? edit : { operations: [...edit] };
    if (refused) this.set({ said: { kind: 'refused', why: refused } });
    if (refused || operations.length === 0) return false;
    const session = commit(this.state.session, operations, { id: randomKey(), together });
    if (session === this.state.session) return false;
    const columns = [...new Set(lost.map(({ column }) => column))];
    this.take(session, { said: columns.length > 0 ? { kind: 'lost', columns } : null });
    // the row that ends a group stands for the group
    const node = focus === undefined ? undefined : tree(this.state.document).byKey.get(focus);
    if (node && node.key !== this.state.active) this.look(node.key);
    this.keepInSight();
    return true;
  }

  undo = (): void => this.go(undo);
  redo = (): void => this.go(redo);
  private go(step: typeof undo): void {
    this.take(step(this.state.session, randomKey()), { said: null });
    this.keepInSight();
  }

  /** What is to be kept now; nothing is added to it while it is on its way. */
  sending(): { version: number; changes: Change[] } {
    const { session, version, changes } = sending(this.state.session);
    this.take(session);
    return { version, changes };
  }

  /** What is kept now, and what others did meanwhile. */
  absorb(news: News, prefer: 'mine' | 'theirs' = 'mine'): Conflict[] {
    const { session, conflicts } = absorb(this.state.session, news, prefer);
    this.take(session, conflicts.length > 0 ? { said: { kind: 'merged', conflicts: conflicts.length } } : {});
    this.keepInSight();
    return conflicts;
  }

  /** What the server did for this person, at their wish. */
  absorbStep(news: News, id: string): void {
    this.take(absorbStep(this.state.session, news, id));
    this.keepInSight();
  }

  /** Begins anew with another document: an earlier version, or one of which others have lost count. */
  replace = (session: Session): void => this.take(session, { active: null, selected: NONE, said: null });

  look = (key: string | null): void =>
    this.set({ active: key, selected: key === null ? NONE : new Set([key]), folded: this.unfolded(key) });

  /** With others: a range, or one more. */
  select = (keys: Iterable<string>, active: string): void => this.set({ selected: new Set(keys), active });

  fold = (key: string, isFolded: boolean): void => {
    const folded = new Set(this.state.folded);
    if (isFolded) folded.add(key);
    else folded.delete(key);
    this.set({ folded });
  };

  say = (said: Said): void => this.set({ said });
  hush = (): void => this.set({ said: null });

  private unfolded(key: string | null): ReadonlySet<string> {
    const { document, folded } = this.state;
    return key !== null && folded.size > 0 ? opened(document, key, folded) : folded;
  }

  /** What was looked at may be gone. */
  private keepInSight(): void {
    const { active, selected, document } = this.state;
    const there = (key: string) => document.sheets.some(({ rows }) => rows.some((row) => row.key === key));
    const left = [...selected].filter(there);
    const next = active !== null && there(active) ? active : (left[0] ?? null);
    if (next !== active || left.length !== selected.size)
      this.set({ active: next, selected: new Set(left.length > 0 || next === null ? left : [next]) });
  }
}
