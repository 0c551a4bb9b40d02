import { fullName } from '@msurvey/domain';
import { FormDialog, MultiSelectField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useRoleOptions } from '~/features/access/parts/options.ts';
import { AFTER_USER } from '~/features/access/parts/stale.ts';
import { useSave } from '~/features/access/parts/use-save.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';

/** A verified sign-up becomes active with the roles chosen here. */
export function ApproveDialog({ user, onClose }: { user: RowOf<'users'> | null; onClose: () => void }) {
  const t = useTexts();
  const save = useSave(AFTER_USER);
  const roles = useRoleOptions(user?.organization.id ?? 0, user !== null);
  return (
    <FormDialog<{ roles: number[] }>
      key={user?.id ?? 'none'}
      open={user !== null}
      title={t('approve.title')}
      of={user ? fullName(user) : undefined}
      defaultValues={{ roles: user?.roles.map((role) => role.id) ?? [] }}
      submitLabel={t('approve.submit')}
      onClose={onClose}
      onSubmit={({ roles: chosen }) =>
        save(api.approveUser({ body: { id: user?.id as number, approve: true, roles: chosen } }), t('approve.done'))
      }
    >
      {user && (
        <Typography>
          {t('approve.intro', {
            name: fullName(user),
            email: user.email ?? user.username,
            organization: user.organization.name,
          })}
        </Typography>
      )}
      <MultiSelectField
        name="roles"
        label={t('user.roles')}
        hint={t('user.rolesHint')}
        required
        options={roles.options}
        loading={roles.isPending}
        limitTags={4}
      />
    </FormDialog>
  );
}
