import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { EmptyState } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useCan, useSession } from '~/app/session/index.ts';
import { ReturnedNotice } from '~/features/activities/index.ts';
import { partOfDay } from '~/features/projects/home/part-of-day.ts';
import { ProjectCards } from '~/features/projects/home/ProjectCards.tsx';
import { QuickLinks } from '~/features/projects/home/QuickLinks.tsx';
import { useTexts } from '~/features/projects/texts.ts';

export default function HomePage() {
  const t = useTexts();
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
      {can('Project Activity/Edit') && (
        <Suspense>
          <ReturnedNotice projectId={PROJECT_PROGRAMME} />
        </Suspense>
      )}
      <QuickLinks />
      {/* asking without the right would end the session */}
      {can('Project/View') ? <ProjectCards /> : <EmptyState text={t('home.empty')} hint={t('home.emptyHint')} />}
    </Stack>
  );
}
