import type { FilterField } from '@msurvey/ui';
import { useTexts } from '~/features/projects/texts.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

export const STATES = ['active', 'archived', 'all'] as const;
export type ProjectState = (typeof STATES)[number];
type Values = { name: string; state: string };

/** Nonsense in an address counts as not given. */
export const stateOf = (text: string): ProjectState => STATES.find((state) => state === text) ?? 'active';
/** What the list call asks for; null is both. */
export const archivedOf = (state: ProjectState): boolean | null => (state === 'all' ? null : state === 'archived');

interface Narrowed {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

export function useProjectFields(list: Narrowed): FilterField[] {
  const t = useTexts();
  const by = fieldsOf<Values>(list);
  return [
    by.search('name', t('home.search')),
    by.choice('state', {
      label: t('home.state'),
      options: STATES.map((state) => ({ id: state as string, name: t(`home.state.${state}`) })),
    }),
  ];
}
