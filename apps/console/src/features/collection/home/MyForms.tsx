import { PanelHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '~/app/session/index.ts';
import { listDrafts } from '~/features/collection/entry/drafts.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { formPath } from '~/lib/form-path.ts';

/** What the reader collects with: how far each target is, and what was begun in this browser. */
export function MyForms() {
  const t = useTexts();
  const userId = useSession().user?.id ?? 0;
  const { data } = useQuery(api.myForms.query());
  if (!data || data.data.length === 0) return null;
  // A form that several projects use is told apart by its project.
  const isTwice = (title: string) => data.data.filter((form) => form.title === title).length > 1;
  return (
    <Paper variant="outlined" component="section" aria-label={t('mine.title')} sx={{ p: 2 }}>
      <PanelHeader title={t('mine.title')} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.data.map((form) => (
          <FormLine
            key={`${form.projectId}/${form.id}`}
            form={form}
            name={isTwice(form.title) ? `${form.title} · ${form.projectName}` : form.title}
            userId={userId}
          />
        ))}
      </Box>
    </Paper>
  );
}

interface FormLineProps {
  form: RowOf<'myForms'>;
  name: string;
  userId: number;
}
/** The form's own page lists the reader's records and drafts. */
function FormLine({ form, name, userId }: FormLineProps) {
  const t = useTexts();
  const drafts = useQuery({ queryKey: ['drafts', userId, form.id], queryFn: () => listDrafts(userId, form.id) }).data;
  const begun = drafts?.length ?? 0;
  const done =
    form.targetValue === null
      ? t('mine.sent', { count: form.done })
      : t('pace.done', { done: form.done, target: form.targetValue });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 0.75,
        '& a': { minHeight: 24, overflowWrap: 'anywhere' },
      }}
    >
      <Box component="span" sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {name}
      </Box>
      <Link href={formPath(form)} aria-label={`${name}: ${done}`}>
        {done}
      </Link>
      {begun > 0 && (
        <Link href={formPath(form)} aria-label={`${name}: ${t('mine.drafts', { count: begun })}`}>
          {t('mine.drafts', { count: begun })}
        </Link>
      )}
    </Box>
  );
}
