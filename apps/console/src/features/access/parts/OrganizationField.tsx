import { AutocompleteField } from '@msurvey/ui';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { useTexts } from '~/features/access/texts.ts';

/** The organisation that a user or role belongs to. */
export function OrganizationField() {
  const t = useTexts();
  const { options, isPending } = useOrganizationOptions();
  return (
    <AutocompleteField name="organizationId" label={t('organization')} required options={options} loading={isPending} />
  );
}
