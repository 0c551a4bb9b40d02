import type { FilterChip } from '@msurvey/ui';
import { useTexts } from '~/features/access/texts.ts';

type ChipName = 'name' | 'organization' | 'role' | 'status';

/** The chosen filters in words; one without a value is not chosen. */
export function useChips(
  filters: readonly { kind: ChipName; value: string | undefined; onRemove: () => void }[],
): FilterChip[] {
  const t = useTexts();
  return filters.flatMap(({ kind, value, onRemove }) =>
    value ? [{ id: kind, label: t(`chip.${kind}`, { value }), onRemove }] : [],
  );
}
