import { FormDialog, TextField } from '@msurvey/ui';
import { useSave } from '~/features/access/parts/use-save.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api } from '~/lib/client.ts';

export function ForumDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const save = useSave(['forumAccess']);
  return (
    <FormDialog<{ title: string; description: string }>
      open={open}
      title={t('forum.add')}
      defaultValues={{ title: '', description: '' }}
      onClose={onClose}
      onSubmit={(body) => save(api.createForum({ body }), t('forum.created'))}
    >
      <TextField name="title" label={t('forum.title')} required maxLength={150} />
      <TextField name="description" label={t('description')} rows={2} maxLength={500} />
    </FormDialog>
  );
}
