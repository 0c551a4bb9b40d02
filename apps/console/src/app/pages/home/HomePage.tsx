import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { EmptyState } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useCan, useSession } from '~/app/session/index.ts';
import { ReturnedNotice, WaitingNotice } from '~/features/activities/index.ts';
import { MyForms } from '~/features/collection/index.ts';
import { HomeFigures } from '~/features/dashboard/index.ts';
import { Announcements } from '~/features/notifications/index.ts';
import { partOfDay, ProjectCards, QuickLinks, useProjectTexts } from '~/features/projects/index.ts';

export default function HomePage() {
  const t = useProjectTexts();
  const can = useCan();
  const { user } = useSession();
  if (!user) return null;
  const [primary] = user.roles;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {t(`home.greeting.${partOfDay(new Date())}`, { name: user.name })}
        </Typography>
        <Typography color="textSecondary">
          {primary
            ? t('home.subtitle', { role: primary.name, organization: user.organization.name })
            : user.organization.name}
        </Typography>
      </Stack>
      {can('Forum/View') && (
        <Suspense>
          <Announcements />
        </Suspense>
      )}
      {can('Project Activity/Edit') && (
        <Suspense>
          <ReturnedNotice projectId={PROJECT_PROGRAMME} />
        </Suspense>
      )}
      {can('Validation/Validate') && can('Validation/View') && (
        <Suspense>
          <WaitingNotice projectId={PROJECT_PROGRAMME} />
        </Suspense>
      )}
      {can('Form/View') && (
        <Suspense>
          <MyForms />
        </Suspense>
      )}
      <QuickLinks />
      {can('Dashboard/View') && can('Project/View') && (
        <Suspense>
          <HomeFigures />
        </Suspense>
      )}
      {/* asking without the right would end the session */}
      {can('Project/View') ? <ProjectCards /> : <EmptyState text={t('home.empty')} hint={t('home.emptyHint')} />}
    </Stack>
  );
}
