import type { Registry } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { allBindings, bindingStamp, type BindingRow } from './binding.queries.ts';

/** A binding as projectors use it. */
export interface KnownBinding extends BindingRow {
  /** Column → path without the root, as answers are kept. */
  at: ReadonlyMap<string, string>;
}

let stamp: string | undefined;
let known: ReadonlyMap<number, KnownBinding> = new Map();

const withoutRoot = (path: string): string => path.split('/').slice(2).join('/');
const toKnown = (row: BindingRow): KnownBinding => ({
  ...row,
  at: new Map(Object.entries(row.questions).map(([column, path]) => [column, withoutRoot(path)])),
});

/**
 * Asked once for a batch, in its transaction: no process derives by a binding that another has replaced. Costs one small
 * read; the bindings themselves are read only when one of them has changed.
 */
export async function readyBindings(db: Db): Promise<void> {
  const now = await bindingStamp(db);
  if (now === stamp) return;
  known = new Map((await allBindings(db)).map((row) => [row.formId, toKnown(row)]));
  stamp = now;
}

export const knownBinding = (formId: number): KnownBinding | undefined => known.get(formId);
export const fillsRegistry = (formId: number, ...registries: readonly Registry[]): boolean => {
  const binding = known.get(formId);
  return binding !== undefined && registries.includes(binding.registry);
};
