import { FilterSelect } from '@msurvey/ui';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { useTexts } from '~/features/access/texts.ts';

/** 0 means any organisation. */
export function OrganizationFilter({ value, onChange }: { value: number; onChange: (orgId: number) => void }) {
  const t = useTexts();
  const { options } = useOrganizationOptions();
  return (
    <FilterSelect
      label={t('organization')}
      value={value}
      any={{ id: 0, name: t('any') }}
      options={options}
      onChange={onChange}
    />
  );
}
