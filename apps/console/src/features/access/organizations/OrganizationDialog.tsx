import { FormDialog, TextField } from '@msurvey/ui';
import { EmailField, PhoneField } from '~/app/person/PersonFields.tsx';
import { AFTER_ORGANIZATION } from '~/features/access/parts/stale.ts';
import { useSave } from '~/features/access/parts/use-save.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';

type Organization = RowOf<'organizations'>;

const valuesOf = (known?: Organization) => ({
  name: known?.name ?? '',
  shortName: known?.shortName ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  address: known?.address ?? '',
});

export function OrganizationDialog({ edited, onClose }: { edited: Organization | 'new' | null; onClose: () => void }) {
  const t = useTexts();
  const save = useSave(AFTER_ORGANIZATION);
  const known = edited === 'new' || edited === null ? undefined : edited;
  return (
    <FormDialog<ReturnType<typeof valuesOf>>
      key={known?.orgId ?? String(edited)}
      open={edited !== null}
      title={t(known ? 'organization.edit' : 'organization.add')}
      of={known?.name}
      defaultValues={valuesOf(known)}
      onClose={onClose}
      onSubmit={(body) =>
        save(
          known ? api.updateOrganization({ body: { orgId: known.orgId, ...body } }) : api.createOrganization({ body }),
          t('saved'),
        )
      }
    >
      <TextField name="name" label={t('name')} required maxLength={200} />
      <TextField
        name="shortName"
        label={t('organization.shortName')}
        hint={t('organization.shortNameHint')}
        required
        maxLength={30}
      />
      <EmailField label={t('organization.email')} autoComplete="off" />
      <PhoneField label={t('organization.phone')} autoComplete="off" />
      <TextField name="address" label={t('organization.address')} rows={2} maxLength={500} />
    </FormDialog>
  );
}
