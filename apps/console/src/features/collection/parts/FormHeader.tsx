import { BackLink, type HeaderAction, PageHeader, StatusChip } from '@msurvey/ui';
import { IconArchive } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface FormHeaderProps {
  form: DataOf<'form'>;
  title: string;
  back: string;
  count?: number;
  action?: HeaderAction;
  more?: readonly HeaderAction[];
}

/** The way back, the title and the state of the form; why nothing can be changed where nothing can. */
export function FormHeader({ form, title, back, count, action, more }: FormHeaderProps) {
  const t = useTexts();
  return (
    <Stack sx={{ gap: 1 }}>
      <BackLink href={back} label={t('goBack')} />
      <PageHeader
        title={title}
        count={count}
        action={action}
        more={more}
        subtitle={
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
            <span>
              {title === form.title ? form.projectName : t('form.in', { form: form.title, project: form.projectName })}
            </span>
            {form.isArchived ? (
              <StatusChip status="archived" />
            ) : (
              <StatusChip status={form.isActive ? 'active' : 'inactive'} />
            )}
          </Stack>
        }
      />
      {form.isArchived && (
        <Alert severity="info" icon={<IconArchive size={20} aria-hidden />}>
          {t('form.archived')}
        </Alert>
      )}
    </Stack>
  );
}
