import { fullName } from '@msurvey/domain';
import { FormDialog } from '@msurvey/ui';
import { refreshUser, useSession } from '~/app/session/index.ts';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { AFTER_USER } from '~/features/access/parts/stale.ts';
import { useSave } from '~/features/access/parts/use-save.ts';
import { useTexts } from '~/features/access/texts.ts';
import { UserFields } from '~/features/access/users/UserFields.tsx';
import { newUserOf, type UserValues, valuesOf } from '~/features/access/users/user-values.ts';
import { api, type RowOf } from '~/lib/client.ts';

interface Props {
  edited: RowOf<'users'> | 'new' | null;
  /** The organisation that the list is narrowed to. */
  organizationId: number | null;
  onClose: () => void;
}

export function UserDialog({ edited, organizationId, onClose }: Props) {
  const t = useTexts();
  const save = useSave(AFTER_USER);
  const { user: me } = useSession();
  const { options } = useOrganizationOptions();
  const only = options.length === 1 ? options[0]?.id : undefined;
  const known = edited === 'new' || edited === null ? undefined : edited;
  const submit = async (values: UserValues) => {
    if (!known) {
      const success = values.password ? t('user.created') : t('user.invited', { email: values.email.trim() });
      return save(api.createUser({ body: newUserOf(values) }), success);
    }
    const { username: _, password: __, isSuperUser: ___, organizationId: chosen, ...rest } = values;
    await save(api.updateUser({ body: { id: known.id, organizationId: chosen as number, ...rest } }), t('saved'));
    if (known.id === me?.id) await refreshUser();
  };
  return (
    <FormDialog<UserValues>
      key={known?.id ?? String(edited)}
      open={edited !== null}
      title={t(known ? 'user.edit' : 'user.add')}
      of={known && fullName(known)}
      defaultValues={valuesOf(known, organizationId ?? only)}
      onClose={onClose}
      onSubmit={submit}
    >
      <UserFields isNew={!known} isSelf={known !== undefined && known.id === me?.id} />
    </FormDialog>
  );
}
