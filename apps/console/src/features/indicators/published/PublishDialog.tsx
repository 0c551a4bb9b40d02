import type { Publications } from '@msurvey/contract';
import type { NodeProgramme } from '@msurvey/domain';
import { FormDialog, SelectField, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { toast } from '~/app/shell/toasts.tsx';
import { refreshPublished } from '~/features/indicators/published/refresh.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';

type Year = Publications['meta']['years'][number];
interface Values {
  year: number | null;
  reason: string;
}
interface PublishDialogProps {
  projectId: number;
  project: NodeProgramme;
  /** Those that may be chosen; of one nothing is asked. */
  years: readonly Pick<Year, 'year' | 'version'>[];
  isRestated: boolean;
  yearWords: (year: number) => string;
  onClose: () => void;
}

/** Closes a year, or restates one: only the first publication of a year needs no reason. */
export function PublishDialog({ projectId, project, years, isRestated, yearWords, onClose }: PublishDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const [only] = years.length === 1 ? years : [];
  const title = isRestated && only ? t('publish.restateTitle', { year: yearWords(only.year) }) : t('publish.close');
  return (
    <FormDialog<Values>
      open
      title={title}
      maxWidth="xs"
      defaultValues={{ year: only?.year ?? null, reason: '' }}
      submitLabel={t(isRestated ? 'publish.restate' : 'publish.closeYear')}
      onSubmit={async ({ year, reason }) => {
        const chosen = years.find((one) => one.year === year);
        if (!chosen) return;
        await api.publishReport({
          body: { projectId, project, year: chosen.year, version: chosen.version + 1, reason },
        });
        await refreshPublished(client);
        toast.success(t(isRestated ? 'publish.done.restate' : 'publish.done.close'));
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t(isRestated ? 'publish.restateAbout' : 'publish.closeAbout')}</Typography>
      {!isRestated && (
        <SelectField
          name="year"
          label={t('dialog.year')}
          required
          options={years.map(({ year }) => ({ id: year, name: yearWords(year) }))}
        />
      )}
      <Reason years={years} />
    </FormDialog>
  );
}

function Reason({ years }: Pick<PublishDialogProps, 'years'>) {
  const t = useTexts();
  const year = useWatch<Values, 'year'>({ name: 'year' });
  const isAgain = years.some((one) => one.year === year && one.version > 0);
  return <TextField name="reason" label={t('state.reason')} required={isAgain} rows={3} maxLength={500} />;
}
