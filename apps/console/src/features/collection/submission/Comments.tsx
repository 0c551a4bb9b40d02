import { PanelHeader } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import { AddComment } from '~/features/collection/submission/AddComment.tsx';
import { answerTree } from '~/features/collection/submission/answer-tree.ts';
import { CommentLine } from '~/features/collection/submission/CommentLine.tsx';
import { commentPlaces } from '~/features/collection/submission/comment-places.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface CommentsProps {
  form: DataOf<'form'>;
  record: DataOf<'submission'>;
  questions: readonly Question[];
  language: LabelLanguage;
}

/** What people said about a record and its questions; those who may say more, or that it is dealt with. */
export function Comments({ form, record, questions, language }: CommentsProps) {
  const t = useTexts();
  const key = { formId: form.id, instanceId: record.instanceId };
  const { data, error } = useQuery(api.submissionComments.query({ query: key }));
  const places = useMemo(
    () => commentPlaces(answerTree(questions, record.answers).nodes, language),
    [questions, record.answers, language],
  );
  const resolve = useAction(
    (change: { id: number; isResolved: boolean }) => api.resolveSubmissionComment({ body: { ...key, ...change } }),
    { refresh: ['submissionComments'] },
  );
  if (!data) return error ? <Typography color="error">{messageOf(error)}</Typography> : null;
  const { can } = data.meta;
  const open = data.data.filter((comment) => comment.resolvedAt === null).length;
  return (
    <Paper variant="outlined" component="section" aria-label={t('comments')} sx={{ p: 2 }}>
      <PanelHeader title={t('comments')} count={open} />
      {data.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {t('comments.none')}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, my: 1, gap: 1.5 }}>
          {data.data.map((comment) => (
            <CommentLine
              key={comment.id}
              form={form}
              instanceId={record.instanceId}
              comment={comment}
              places={places}
              canEdit={record.can.edit}
              busy={resolve.isPending}
              onResolve={can.resolve ? (isResolved) => resolve.mutate({ id: comment.id, isResolved }) : undefined}
            />
          ))}
        </Stack>
      )}
      {can.add && <AddComment formId={form.id} instanceId={record.instanceId} places={places} />}
    </Paper>
  );
}
