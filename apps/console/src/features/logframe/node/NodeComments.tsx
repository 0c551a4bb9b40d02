import type { LogframeNodeDetail } from '@msurvey/contract';
import { Form, TextField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface NodeCommentsProps {
  projectId: number;
  nodeId: number;
  comments: LogframeNodeDetail['comments'];
  canAdd: boolean;
}
const EMPTY = { text: '' };
const LONGEST = 2000;

/** What people say about a node, the newest first. */
export function NodeComments({ projectId, nodeId, comments, canAdd }: NodeCommentsProps) {
  const t = useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const form = useForm({ defaultValues: EMPTY });
  const add = async ({ text }: typeof EMPTY) => {
    await api.commentNode({ body: { projectId, nodeId, text } });
    form.reset(EMPTY);
    await client.invalidateQueries({ queryKey: api.logframeNode.key });
  };
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2">{t('comment.title')}</Typography>
      <List dense>
        {comments.length === 0 && (
          <ListItem disableGutters>
            <ListItemText secondary={t('comment.none')} />
          </ListItem>
        )}
        {comments.map(({ id, text, by, at }) => (
          <ListItem key={id} disableGutters>
            <ListItemText
              primary={text}
              secondary={[by, format.dateTime(at)].join(' · ')}
              slotProps={{ primary: { sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } } }}
            />
          </ListItem>
        ))}
      </List>
      {canAdd && (
        <Form form={form} onSubmit={add} label={t('comment.add')}>
          <TextField name="text" label={t('comment.text')} required rows={2} maxLength={LONGEST} />
          <Box>
            <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
              {t('comment.add')}
            </Button>
          </Box>
        </Form>
      )}
    </Paper>
  );
}
