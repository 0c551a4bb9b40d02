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
  // another organisation's library cannot be opened
  const linked = (href: string, text: string) => (form.can.library ? <Link href={href}>{text}</Link> : text);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <DefinitionList
        items={[
          { term: t('settings.library'), value: linked(xformPath(form.idString), form.idString) },
          { term: t('column.version'), value: linked(xformPath(form.idString, 'versions'), number(form.version)) },
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
