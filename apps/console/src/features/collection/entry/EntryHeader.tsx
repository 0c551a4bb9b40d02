import type { EntryForm } from '@msurvey/contract';
import { BackLink, PageHeader } from '@msurvey/ui';
import { IconPlugConnectedX } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface EntryHeaderProps {
  form: EntryForm;
  title: string;
  back: string;
  keptAt: number | undefined;
  children?: ReactNode;
}

/** Where one is, the way back, and whether this is the server's form or the copy this browser kept. */
export function EntryHeader({ form, title, back, keptAt, children }: EntryHeaderProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const about = title === form.title ? form.projectName : t('form.in', { form: form.title, project: form.projectName });
  return (
    <Stack sx={{ gap: 1 }}>
      <BackLink href={back} label={t('goBack')} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <PageHeader title={title} subtitle={about} />
        {children}
      </Stack>
      {keptAt !== undefined && (
        <Alert severity="info" icon={<IconPlugConnectedX size={20} aria-hidden />}>
          {t('entry.kept', { at: dateTime(new Date(keptAt).toISOString()) })}
        </Alert>
      )}
    </Stack>
  );
}
