import { MultiSelectField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ImportValues } from '~/features/forms/import/import-values.ts';
import { useResets } from '~/features/forms/import/use-resets.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

/** Organisations, then their roles, then the people of the team who hold them. */
export function PeopleFields({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { control, setValue } = useFormContext<ImportValues>();
  const [orgList, roleList] = useWatch({ control, name: ['organizations', 'roles'] });
  useResets(orgList, roleList);
  const organizations = useQuery(api.importOrganizations.query());
  const roles = useQuery({ ...api.importRoles.query({ body: { orgList } }), enabled: orgList.length > 0 });
  const users = useQuery({
    ...api.importUsers.query({ body: { orgList, roleList, projectId } }),
    enabled: orgList.length > 0 && roleList.length > 0,
  });
  const people = (roleList.length > 0 && users.data?.data) || [];
  return (
    <>
      <MultiSelectField
        name="organizations"
        label={t('import.organizations')}
        required
        loading={organizations.isLoading}
        options={organizations.data?.data.map((one) => ({ id: one.orgId, name: one.orgName })) ?? []}
      />
      <MultiSelectField
        name="roles"
        label={t('import.roles')}
        disabled={orgList.length === 0}
        hint={orgList.length === 0 ? t('import.rolesWait') : undefined}
        loading={roles.isLoading}
        options={(orgList.length > 0 && roles.data?.data) || []}
      />
      <MultiSelectField
        name="users"
        label={t('import.users')}
        disabled={roleList.length === 0}
        hint={roleList.length === 0 ? t('import.usersWait') : t('import.usersHint')}
        loading={users.isLoading}
        options={people.map((one) => ({
          id: one.id,
          name: t('import.user', { firstName: one.firstName, lastName: one.lastName, username: one.username }),
          hint: one.roles.map((role) => role.name).join(', '),
        }))}
      />
      {people.length > 1 && (
        <div>
          <Button
            size="small"
            onClick={() =>
              setValue(
                'users',
                people.map(({ id }) => id),
                { shouldDirty: true },
              )
            }
          >
            {t('import.everybody', { count: people.length })}
          </Button>
        </div>
      )}
    </>
  );
}
