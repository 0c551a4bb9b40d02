import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TaskRow } from '~/features/tasks/TaskRow.tsx';
import { useExports } from '~/features/tasks/use-tasks.ts';
import { useTexts } from '~/features/tasks/texts.ts';
import { messageOf } from '~/lib/client.ts';

/** One's own latest exports: closing the dialog stops none of them. */
export function TaskList() {
  const t = useTexts();
  const id = useId();
  const { list, exports, cancel } = useExports();
  if (list.error) return <Typography color="error">{messageOf(list.error)}</Typography>;
  if (!exports || exports.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {t('task.list')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('task.hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {exports.map((task) => (
          <TaskRow key={task.id} task={task} onCancel={() => cancel.mutate(task.id)} />
        ))}
      </Box>
    </section>
  );
}
