import { Form } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '~/app/person/NewPasswordFields.tsx';
import { PublicTitle } from '~/app/shell/PublicTitle.tsx';
import { ReturnOrSubmit } from '~/features/session/links/ReturnOrSubmit.tsx';
import { useTexts } from '~/features/session/texts.ts';

export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const t = useTexts();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  return (
    <Stack sx={{ gap: 3 }}>
      <PublicTitle title={t('reset.title')} intro={t('reset.intro')} />
      <Form form={form} onSubmit={(values) => onSubmit(values.password)} label={t('reset.title')}>
        <NewPasswordFields autoFocus />
        <ReturnOrSubmit submit={t('reset.submit')} isSubmitting={form.formState.isSubmitting} />
      </Form>
    </Stack>
  );
}
