import { DefinitionList } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function FormFacts({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const { number, dateTime } = useFormat();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <DefinitionList
        items={[
          { term: t('settings.library'), value: <Link href={xformPath(form.idString)}>{form.idString}</Link> },
          {
            term: t('column.version'),
            value: <Link href={xformPath(form.idString, 'versions')}>{number(form.version)}</Link>,
          },
          { term: t('column.questions'), value: number(form.questionCount) },
          { term: t('fact.languages'), value: form.languages.join(', ') },
          { term: t('column.submissions'), value: number(form.totalSubmission) },
          { term: t('column.surveyors'), value: number(form.totalSurveyor) },
          { term: t('settings.users'), value: number(form.userCount) },
          { term: t('fact.createdBy'), value: form.createdBy },
          { term: t('column.formCreatedAt'), value: dateTime(form.createdAt) },
          { term: t('column.formUpdatedAt'), value: dateTime(form.updatedAt) },
          ...(form.description ? [{ term: t('design.description'), value: form.description }] : []),
        ]}
      />
    </Paper>
  );
}
