import { BackLink, EmptyState, PageHeader } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { formPath, projectFormsPath } from '~/features/forms/parts/paths.ts';
import { FormGate } from '~/features/forms/settings/FormGate.tsx';
import { useTexts } from '~/features/forms/texts.ts';

/** Entry in the browser comes with the web form; until then the address is known and says so. */
export default function EntryPage() {
  const t = useTexts();
  return (
    <FormGate>
      {(form) => (
        <Stack sx={{ gap: 2 }}>
          <BackLink href={projectFormsPath(form.projectId)} label={form.projectName} />
          <PageHeader title={form.title} subtitle={<bdi>{form.idString}</bdi>} />
          <Paper variant="outlined">
            <EmptyState
              text={t('coming.title')}
              hint={t('coming.hint')}
              action={
                <Button variant="outlined" href={formPath(form, '/settings')}>
                  {t('action.settings')}
                </Button>
              }
            />
          </Paper>
        </Stack>
      )}
    </FormGate>
  );
}
