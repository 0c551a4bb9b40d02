import type { FilterChip, Option } from '@msurvey/ui';
import { useConditionWords } from '~/features/collection/data/condition-words.ts';
import type { DataFilters, DataView } from '~/features/collection/data/use-data-view.ts';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface ChipsInput {
  view: Pick<DataView, 'filters' | 'setFilters'>;
  questions: readonly Question[];
  language: LabelLanguage;
  users?: readonly Option<number>[];
}

/** What is chosen, in words; also what an export says it will hold. */
export function useFilterChips({
  view: { filters, setFilters },
  questions,
  language,
  users,
}: ChipsInput): FilterChip[] {
  const t = useTexts();
  const { date } = useFormat();
  const conditionWords = useConditionWords(questions, language);
  const { userId, fromDate, toDate, state, troubled, answers } = filters;
  const chip = (id: string, label: string, without: Partial<DataFilters>): FilterChip => ({
    id,
    label,
    onRemove: () => setFilters(without),
  });
  const userName = users?.find((user) => user.id === userId)?.name ?? String(userId);
  return [
    ...(fromDate ? [chip('fromDate', t('chip.fromDate', { value: date(fromDate) }), { fromDate: '' })] : []),
    ...(toDate ? [chip('toDate', t('chip.toDate', { value: date(toDate) }), { toDate: '' })] : []),
    ...(userId && users ? [chip('userId', t('chip.user', { value: userName }), { userId: 0 })] : []),
    ...(state ? [chip('state', t('chip.state', { value: t(`state.${state}`) }), { state: '' })] : []),
    ...(troubled ? [chip('troubled', t('filter.onlyTroubled'), { troubled: false })] : []),
    ...answers.map((condition, at) =>
      chip(`answer${at}`, conditionWords(condition), { answers: answers.filter((_, other) => other !== at) }),
    ),
  ];
}
