import { email, phone } from '@msurvey/domain';
import { FormDialog, TextField } from '@msurvey/ui';
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
      <TextField name="email" label={t('organization.email')} validate={email} type="email" maxLength={254} />
      <TextField
        name="phone"
        label={t('organization.phone')}
        hint={t('user.phoneHint')}
        validate={phone}
        type="tel"
        maxLength={20}
      />
      <TextField name="address" label={t('organization.address')} rows={2} maxLength={500} />
    </FormDialog>
  );
}
