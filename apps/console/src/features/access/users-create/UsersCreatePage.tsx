import { PageHeader, PageTabs } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/access/texts.ts';
import { SingleUserForm } from '~/features/access/users-create/SingleUserForm.tsx';
import { UploadUsers } from '~/features/access/users-create/UploadUsers.tsx';
import { useUrlTab } from '~/lib/use-url-tab.ts';

const TABS = ['single', 'upload'] as const;

export default function UsersCreatePage() {
  const t = useTexts();
  const [open, choose] = useUrlTab(TABS, 'tab');
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('usersCreate')} subtitle={t('usersCreate.hint')} />
      <div>
        <PageTabs
          label={t('usersCreate')}
          value={open}
          onChange={choose}
          tabs={[
            { id: 'single', label: t('usersCreate.single'), content: <SingleUserForm /> },
            { id: 'upload', label: t('usersCreate.upload'), content: <UploadUsers /> },
          ]}
        />
      </div>
    </Stack>
  );
}
