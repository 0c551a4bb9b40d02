import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { LostAnswer } from '../engine/lost-answer.ts';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

const MOST = 10;

interface AnswerListProps {
  text: string;
  answers: readonly LostAnswer[];
}

function AnswerList({ text, answers }: AnswerListProps) {
  const t = useFormText();
  if (answers.length === 0) return null;
  return (
    <Alert severity="warning">
      {text}
      <ul>
        {answers.slice(0, MOST).map(({ path, value }) => (
          <li key={path}>
            {path}: {value}
          </li>
        ))}
      </ul>
      {answers.length > MOST && t('notice.more', { count: answers.length - MOST })}
    </Alert>
  );
}

/** What one should know before filling: files that are missing, answers the form does not show or no longer takes. */
export function Notices() {
  const t = useFormText();
  const { missingFiles, keptAnswers, lostAnswers, notDone } = useSession().form;
  const count = missingFiles.length + keptAnswers.length + lostAnswers.length + notDone.length;
  return (
    <Stack sx={{ gap: 1, mb: count ? 2 : 0 }}>
      {missingFiles.length > 0 && (
        <Alert severity="warning">{t('notice.missing', { files: missingFiles.join(', ') })}</Alert>
      )}
      <AnswerList text={t('notice.kept')} answers={keptAnswers} />
      <AnswerList text={t('notice.lost')} answers={lostAnswers} />
      {notDone.length > 0 && <Alert severity="info">{t('notice.notDone')}</Alert>}
    </Stack>
  );
}
