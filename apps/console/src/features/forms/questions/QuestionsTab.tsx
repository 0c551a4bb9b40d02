import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FailedState, FormSkeleton, NoticeButton } from '@msurvey/ui';
import { useSearchParams } from 'react-router';
import { QuestionTree } from '~/features/forms/questions/QuestionTree.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { xformPath } from '~/features/forms/parts/paths.ts';

/** The questions of the newest version, or of the older one that the address names. */
export function QuestionsTab({ xform }: { xform: Pick<DataOf<'xform'>, 'idString' | 'version'> }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const asked = Number(params.get('version'));
  const version = Number.isInteger(asked) && asked > 0 && asked !== xform.version ? asked : null;
  const found = useQuery(api.formQuestions.query({ body: { id_string: xform.idString, version } }));
  if (found.error && !found.data)
    return <FailedState text={messageOf(found.error)} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormSkeleton fields={8} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {version !== null && (
        <Alert severity="info" action={<NoticeButton href={xformPath(xform.idString)} label={t('questions.newest')} />}>
          {t('questions.older', { version })}
        </Alert>
      )}
      <QuestionTree {...found.data.data} />
    </Stack>
  );
}
