import { MultiSelectField, NoticeButton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOrganizationOptions, useRoleOptions } from '~/features/access/parts/options.ts';
import { OrganizationField } from '~/features/access/parts/OrganizationField.tsx';
import { useTexts } from '~/features/access/texts.ts';

interface Chosen {
  organizationId: number | null;
  roles: number[];
}

/** The organisation, then roles of it: another organisation begins with none. */
export function OrganizationAndRoles() {
  const t = useTexts();
  const { control, setValue } = useFormContext<Chosen>();
  const organizationId = useWatch({ control, name: 'organizationId' });
  const organizations = useOrganizationOptions();
  const roles = useRoleOptions(organizationId ?? 0, organizationId !== null);
  const before = useRef(organizationId);
  useEffect(() => {
    if (before.current === organizationId) return;
    before.current = organizationId;
    setValue('roles', [], { shouldDirty: true });
  }, [organizationId, setValue]);
  const failed = [organizations, roles].find((query) => query.isError);
  return (
    <>
      {failed && (
        <Alert severity="error" action={<NoticeButton onClick={() => void failed.refetch()} label={t('tryAgain')} />}>
          {t('optionsFailed')}
        </Alert>
      )}
      <OrganizationField />
      <MultiSelectField
        name="roles"
        label={t('user.roles')}
        hint={t(organizationId === null ? 'user.rolesFirst' : 'user.rolesHint')}
        required
        disabled={organizationId === null}
        options={organizationId === null ? [] : roles.options}
        loading={roles.isPending}
        limitTags={4}
      />
    </>
  );
}
