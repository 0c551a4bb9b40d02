import type { UserStatus } from '@msurvey/domain';
import { FilterSelect } from '@msurvey/ui';
import { useTexts } from '~/features/access/texts.ts';

interface Props<S extends UserStatus> {
  value: string;
  statuses: readonly S[];
  onChange: (status: S | '') => void;
}

export function StatusFilter<S extends UserStatus>({ value, statuses, onChange }: Props<S>) {
  const t = useTexts();
  return (
    <FilterSelect<S | ''>
      label={t('status')}
      value={statuses.find((status) => status === value) ?? ''}
      any={{ id: '', name: t('any') }}
      options={statuses.map((status) => ({ id: status, name: t(`status.${status}`) }))}
      onChange={onChange}
    />
  );
}
