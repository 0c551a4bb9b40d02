import { AutocompleteField, Form, TextField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { CommentPlace } from '~/features/collection/submission/comment-places.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api } from '~/lib/client.ts';

interface AddCommentProps {
  formId: number;
  instanceId: string;
  places: readonly CommentPlace[];
}
const EMPTY = { path: null as string | null, text: '' };
const LONGEST = 2000;

export function AddComment({ formId, instanceId, places }: AddCommentProps) {
  const t = useTexts();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: EMPTY });
  const add = async ({ path, text }: typeof EMPTY) => {
    await api.addSubmissionComment({ body: { formId, instanceId, path, text } });
    form.reset(EMPTY);
    await queries.invalidateQueries({ queryKey: api.submissionComments.key });
  };
  return (
    <Form form={form} onSubmit={add} label={t('comments.add')}>
      <TextField name="text" label={t('comments.text')} required rows={2} maxLength={LONGEST} />
      <AutocompleteField
        name="path"
        label={t('comments.about')}
        hint={t('comments.about.hint')}
        options={places.map(({ path, label }) => ({ id: path, name: label }))}
      />
      <Box>
        <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
          {t('comments.add')}
        </Button>
      </Box>
    </Form>
  );
}
