import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/session/texts.ts';

/** Back to the sign-in page, or on. */
export function ReturnOrSubmit({ submit, isSubmitting }: { submit: string; isSubmitting: boolean }) {
  const t = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
      <Button href="/login">{t('reset.return')}</Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {submit}
      </Button>
    </Stack>
  );
}
