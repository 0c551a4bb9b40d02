import type { LogframeType } from '@msurvey/contract';
import { NODE_PROGRAMMES, SDG_NUMBERS, sdgName } from '@msurvey/domain';
import { type FilterField, FilterFields } from '@msurvey/ui';
import { NO_FILTER, TARGET_STATES, type TreeFilter } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface TreeFiltersProps {
  filter: TreeFilter;
  types: readonly LogframeType[];
  onChange: (filter: TreeFilter) => void;
}

/** Words, type, project and goal; what is found stands open with everything above it. */
export function TreeFilters({ filter, types, onChange }: TreeFiltersProps) {
  const t = useTexts();
  const language = useLanguage();
  const choice = <K extends 'type' | 'programme' | 'sdg' | 'state'>(
    id: K,
    label: string,
    options: { id: TreeFilter[K]; name: string }[],
  ): FilterField => {
    const none = NO_FILTER[id];
    const chosen = options.find((option) => option.id === filter[id]);
    return {
      kind: 'choice',
      id,
      label,
      value: filter[id],
      options,
      any: { id: none, name: t('tree.all') },
      onChange: (value) => onChange({ ...filter, [id]: value }),
      onRemove: () => onChange({ ...filter, [id]: none }),
      isSet: chosen !== undefined,
      ...(chosen ? { chip: `${label}: ${chosen.name}` } : {}),
    };
  };
  const fields: FilterField[] = [
    {
      kind: 'search',
      id: 'words',
      label: t('tree.search'),
      value: filter.words,
      onChange: (words) => onChange({ ...filter, words }),
      onRemove: () => onChange({ ...filter, words: '' }),
      isSet: filter.words !== '',
      debounceMs: 150,
    },
    choice(
      'type',
      t('tree.type'),
      types.map(({ id, name }) => ({ id, name })),
    ),
    choice(
      'programme',
      t('tree.project'),
      NODE_PROGRAMMES.map((name) => ({ id: name, name })),
    ),
    choice(
      'state',
      t('tree.target'),
      TARGET_STATES.map((id) => ({ id, name: t(`state.${id}`) })),
    ),
    choice(
      'sdg',
      t('tree.sdg'),
      SDG_NUMBERS.map((id) => ({ id, name: `${id} ${sdgName(id, language)}` })),
    ),
  ];
  return <FilterFields fields={fields} onClearAll={() => onChange(NO_FILTER)} clearLabel={t('tree.clear')} />;
}
