import { DefinitionList, PanelHeader } from '@msurvey/ui';
import { IconPencil, IconSend } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { editedBy, type KeptDraft, listDrafts } from '~/features/collection/entry/drafts.ts';
import { useWaiting } from '~/features/collection/offline/index.ts';
import { editSubmissionPath, newSubmissionPath, SYNC_PATH } from '~/features/collection/parts/paths.ts';
import { Pace } from '~/features/collection/users/Pace.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface MyWorkProps {
  form: DataOf<'form'>;
  mine: NonNullable<DataOf<'myFormWork'>>;
  userId: number;
}

/** Where the reader stands with a form: the target and its pace, what was sent, begun, and waits in this browser. */
export function MyWork({ form, mine, userId }: MyWorkProps) {
  const t = useTexts();
  const { dateTime, number } = useFormat();
  const drafts = useQuery({ queryKey: ['drafts', userId, form.id], queryFn: () => listDrafts(userId, form.id) }).data;
  const waiting = useWaiting().filter((entry) => entry.formId === form.id).length;
  return (
    <Paper variant="outlined" component="section" aria-label={t('mine.title')} sx={{ p: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <PanelHeader title={t('mine.title')} />
        <DefinitionList
          items={[
            { term: t('user.target'), value: mine.targetValue === null ? t('target.none') : number(mine.targetValue) },
            { term: t('user.pace'), value: <Pace user={mine} /> },
            { term: t('user.submissions'), value: number(mine.totalSubmission) },
            { term: t('user.last'), value: dateTime(mine.lastSubmissionAt) },
          ]}
        />
        {(waiting > 0 || (drafts?.length ?? 0) > 0) && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {drafts?.map((draft) => (
              <DraftLink key={draft.key} form={form} draft={draft} />
            ))}
            {waiting > 0 && (
              <Button href={SYNC_PATH} variant="outlined" startIcon={<IconSend size={18} aria-hidden />}>
                {t('mine.waiting', { count: waiting })}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

function DraftLink({ form, draft }: { form: DataOf<'form'>; draft: KeptDraft }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const edited = editedBy(draft);
  return (
    <Button
      href={edited ? editSubmissionPath(form, edited) : newSubmissionPath(form)}
      variant="outlined"
      startIcon={<IconPencil size={18} aria-hidden />}
    >
      {t(edited ? 'mine.correction' : 'mine.draft', { at: dateTime(draft.savedAt) })}
    </Button>
  );
}
