import { PageHeader } from '@msurvey/ui';
import { IconArrowBackUp, IconTrash } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { AddFormDialog, type AddFormTask } from '~/features/forms/add/AddFormDialog.tsx';
import { FormsSection } from '~/features/forms/library/FormsSection.tsx';
import { useTexts } from '~/features/forms/texts.ts';

/** The form library: deployed forms, drafts, and in a view of its own what was deleted and can come back. */
export default function LibraryPage() {
  const t = useTexts();
  const can = useCan();
  const [params] = useSearchParams();
  const [task, setTask] = useState<AddFormTask | null>(null);
  const deleted = params.get('view') === 'deleted';
  const add = can('Form/Create') ? { label: t('add.title'), onClick: () => setTask('new') } : undefined;
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeader
        title={t(deleted ? 'deleted.title' : 'forms')}
        subtitle={t(deleted ? 'deleted.hint' : 'forms.hint')}
        action={deleted ? { label: t('deleted.back'), icon: IconArrowBackUp, href: '/forms' } : add}
        more={deleted ? [] : [{ label: t('deleted.open'), icon: IconTrash, href: '/forms?view=deleted' }]}
      />
      {deleted ? (
        <FormsSection key="deleted" state="deleted" onReplace={setTask} />
      ) : (
        <>
          <FormsSection state="deployed" onReplace={setTask} add={add} />
          <FormsSection state="draft" prefix="draft." onReplace={setTask} add={add} />
        </>
      )}
      <AddFormDialog task={task} onClose={() => setTask(null)} />
    </Stack>
  );
}
