import type { DataOf } from '~/lib/client.ts';

export type Difference = DataOf<'compareForms'>;
export type ChangeKind =
  | 'removed'
  | 'retyped'
  | 'renamed'
  | 'moved'
  | 'added'
  | 'choicesRemoved'
  | 'choicesRenamed'
  | 'choicesAdded';

export interface Change {
  id: string;
  kind: ChangeKind;
  /** The question's path, or the choice list's name. */
  what: string;
  /** What it was and what it becomes, where that says more. */
  from?: string;
  to?: string;
  /** How many submissions have an answer there; null where nothing is known of that. */
  held: number | null;
}

/** One line per change: first what may cost answers, last what is merely new. */
export function changesOf({ added, removed, renamed, moved, retyped, choices }: Difference): Change[] {
  const change = (kind: ChangeKind, what: string, rest: Partial<Change> = {}): Change => ({
    id: `${kind} ${what} ${rest.to ?? ''}`,
    kind,
    what,
    held: null,
    ...rest,
  });
  return [
    ...removed.map(({ path, type, held }) => change('removed', path, { from: type, held })),
    ...retyped.map(({ path, from, to, held }) => change('retyped', path, { from, to, held })),
    ...renamed.map(({ from, to, held }) => change('renamed', from.path, { from: from.name, to: to.name, held })),
    ...moved.map(({ from, to, held }) => change('moved', from.path, { from: from.path, to: to.path, held })),
    ...choices.flatMap((list) => [
      ...(list.removed.length ? [change('choicesRemoved', list.list, { from: list.removed.join(', ') })] : []),
      ...list.renamed.map(({ from, to }) => change('choicesRenamed', list.list, { from, to })),
      ...(list.added.length ? [change('choicesAdded', list.list, { to: list.added.join(', ') })] : []),
    ]),
    ...added.map(({ path, type }) => change('added', path, { to: type })),
  ];
}

/** Questions whose answers lose their place or change their meaning. */
export const affectedBy = ({ removed, retyped }: Pick<Difference, 'removed' | 'retyped'>): { held: number }[] =>
  [...removed, ...retyped].filter(({ held }) => held > 0);
