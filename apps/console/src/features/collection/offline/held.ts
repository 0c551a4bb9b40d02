import type { EntryRecord } from '@msurvey/contract';
import type { GivenInstance } from '@msurvey/web-form';

/** What a record needs in its lists to be opened again: rows of lists, and what its choices are called. */
export type Held = Pick<EntryRecord, 'lists' | 'choices'>;

/** The server writes paths without the root, the form with it. */
const bare = (path: string): string => path.replace(/^\/[^/]+\//, '');

/** Of these, the first that knows a choice names it; rows of all of them count. */
export function holding(...all: readonly (Held | undefined)[]): Held {
  const held = all.filter((one) => one !== undefined);
  const lists = new Map<string, Held['lists'][number]>();
  for (const { name, head, rows } of held.flatMap((one) => one.lists)) {
    const before = lists.get(name)?.rows ?? [];
    const known = new Set(before.map(([code]) => code));
    lists.set(name, { name, head, rows: [...before, ...rows.filter(([code]) => !known.has(code))] });
  }
  const choices = new Map<string, Held['choices'][number]>();
  for (const choice of held.flatMap((one) => one.choices)) {
    const key = `${bare(choice.path)} ${choice.code}`;
    if (!choices.has(key)) choices.set(key, choice);
  }
  return { lists: [...lists.values()], choices: [...choices.values()] };
}

/** As the form takes it. */
export function heldIn({ lists, choices }: Held): Pick<GivenInstance, 'lists' | 'nameChoice'> {
  const names = new Map(choices.map(({ path, code, label }) => [`${bare(path)} ${code}`, label]));
  return {
    lists: Object.fromEntries(lists.map(({ name, head, rows }) => [name, { head, rows }])),
    nameChoice: (path, code) => names.get(`${bare(path)} ${code}`),
  };
}
