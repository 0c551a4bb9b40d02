import { Form, SwitchField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AFTER_USER } from '~/features/access/parts/stale.ts';
import { useSave } from '~/features/access/parts/use-save.ts';
import { useTexts } from '~/features/access/texts.ts';
import { UserFields } from '~/features/access/users/UserFields.tsx';
import { newUserOf, type UserValues, valuesOf } from '~/features/access/users/user-values.ts';
import { api } from '~/lib/client.ts';

/** A user of any organisation. The form starts afresh after each one, ready for the next. */
export function SingleUserForm() {
  const [made, setMade] = useState(0);
  return <EmptyUserForm key={made} onCreated={() => setMade((count) => count + 1)} />;
}

function EmptyUserForm({ onCreated }: { onCreated: () => void }) {
  const t = useTexts();
  const save = useSave(AFTER_USER);
  const form = useForm<UserValues>({ defaultValues: valuesOf() });
  const submit = async (values: UserValues) => {
    const success = values.password ? t('user.created') : t('user.invited', { email: values.email.trim() });
    await save(api.createUserAnywhere({ body: { ...newUserOf(values), isSuperUser: values.isSuperUser } }), success);
    onCreated();
  };
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Form form={form} onSubmit={submit} label={t('usersCreate.single')}>
        <UserFields isNew isSelf={false} />
        <SwitchField name="isSuperUser" label={t('user.superUser')} hint={t('usersCreate.superUserHint')} />
        <Box>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('usersCreate.submit')}
          </Button>
        </Box>
      </Form>
    </Box>
  );
}
