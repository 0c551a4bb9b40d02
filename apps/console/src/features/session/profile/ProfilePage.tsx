import { FormSkeleton, PageHeader, PageTabs } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect } from 'react';
import { refreshUser, useSession } from '~/app/session/index.ts';
import { DetailsForm } from '~/features/session/profile/DetailsForm.tsx';
import { EmailForm } from '~/features/session/profile/EmailForm.tsx';
import { Identity } from '~/features/session/profile/Identity.tsx';
import { PasswordForm } from '~/features/session/profile/PasswordForm.tsx';
import { SessionsPanel } from '~/features/session/profile/SessionsPanel.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

const TABS = ['profile', 'details', 'password', 'sessions'] as const;
type TabId = (typeof TABS)[number];

export default function ProfilePage() {
  const t = useTexts();
  const { user } = useSession();
  const [open, choose] = useUrlTab(TABS, 'tab');
  // an administrator may have changed something since the sign-in
  useEffect(() => void refreshUser(), []);
  if (!user) return <FormSkeleton />;
  const content: Record<TabId, ReactNode> = {
    profile: <Identity user={user} />,
    details: (
      <>
        <DetailsForm user={user} />
        <EmailForm user={user} />
      </>
    ),
    password: <PasswordForm />,
    sessions: <SessionsPanel />,
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('profile.title')} />
      <div>
        <PageTabs
          label={t('profile.tabs')}
          value={open}
          onChange={choose}
          tabs={TABS.map((id) => ({
            id,
            label: t(`profile.tab.${id}`),
            content:
              id === 'sessions' ? (
                content[id]
              ) : (
                <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
                  {content[id]}
                </Paper>
              ),
          }))}
        />
      </div>
    </Stack>
  );
}
