import { ROLE_TEMPLATES, type RoleTemplate } from '@msurvey/domain';
import { FormDialog, SelectField, TextField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { OrganizationField } from '~/features/access/parts/OrganizationField.tsx';
import { AFTER_ROLE } from '~/features/access/parts/stale.ts';
import { useSave } from '~/features/access/parts/use-save.ts';
import { TemplatePreview } from '~/features/access/roles/TemplatePreview.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';

interface Values {
  organizationId: number | null;
  name: string;
  description: string;
  template: RoleTemplate;
}
interface Props {
  edited: RowOf<'roles'> | 'new' | null;
  /** The organisation that the list is narrowed to; most often the one meant. */
  organizationId: number | null;
  onClose: () => void;
}

export function RoleDialog({ edited, organizationId, onClose }: Props) {
  const t = useTexts();
  const save = useSave(AFTER_ROLE);
  const organizations = useOrganizationOptions();
  const only = organizations.options.length === 1 ? organizations.options[0]?.id : undefined;
  const templates = useQuery({ ...api.masterPrivileges.query(), enabled: edited === 'new', staleTime: Infinity });
  const known = edited === 'new' || edited === null ? undefined : edited;
  const submit = ({ organizationId: chosen, template, ...body }: Values) =>
    known
      ? save(api.updateRole({ body: { id: known.id, ...body } }), t('saved'))
      : save(api.createRole({ body: { organizationId: chosen as number, template, ...body } }), t('role.created'));
  return (
    <FormDialog<Values>
      key={known?.id ?? String(edited)}
      open={edited !== null}
      title={t(known ? 'role.edit' : 'role.add')}
      of={known?.name}
      defaultValues={{
        organizationId: known?.organization.id ?? organizationId ?? only ?? null,
        name: known?.name ?? '',
        description: known?.description ?? '',
        template: 'none',
      }}
      onClose={onClose}
      onSubmit={submit}
    >
      {!known && <OrganizationField />}
      <TextField name="name" label={t('name')} required maxLength={100} />
      <TextField name="description" label={t('description')} rows={2} maxLength={500} />
      {!known && (
        <>
          <SelectField
            name="template"
            label={t('template')}
            options={ROLE_TEMPLATES.map((id) => ({ id, name: t(`template.${id}`) }))}
          />
          <TemplatePreview templates={templates.data?.data} />
        </>
      )}
    </FormDialog>
  );
}
