import { FOLLOW_UP_QUEUE, isFollowUp } from '@msurvey/domain';
import { BackLink, PageHeader, StatusChip } from '@msurvey/ui';
import { IconFile, IconPencil, IconPrinter, IconShieldCheck, IconTrash } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCan } from '~/app/session/index.ts';
import { useDeleteActivity } from '~/features/activities/list/use-delete-activity.ts';
import { Checks } from '~/features/activities/parts/Checks.tsx';
import { Panel } from '~/features/activities/parts/Panel.tsx';
import { Photos } from '~/features/activities/parts/Photos.tsx';
import { PlaceMap } from '~/features/activities/parts/PlaceMap.tsx';
import { activitiesPath, deskPath } from '~/features/activities/parts/paths.ts';
import { ReviewHistory } from '~/features/activities/parts/ReviewHistory.tsx';
import { REVIEW_STATE_OF } from '~/features/activities/parts/review-state.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { ActivityFacts } from '~/features/activities/profile/ActivityFacts.tsx';
import { FollowUps } from '~/features/activities/profile/FollowUps.tsx';
import { Participants } from '~/features/activities/profile/Participants.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { useLocation } from 'react-router';
import { editSubmissionPath, withFrom } from '~/features/collection/index.ts';
import { useRegistryForms } from '~/features/registry/index.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useTellName } from '~/lib/names.ts';
import { ProfileParts } from '~/lib/profile-parts.tsx';

/** The desk on which it waits. */
const queueOf = ({ kind, sub_activity_id }: DataOf<'activityProfile'>): number =>
  isFollowUp(kind) ? FOLLOW_UP_QUEUE[kind] : (sub_activity_id ?? 0);

interface ActivityProfileProps {
  projectId: number;
  activity: DataOf<'activityProfile'>;
}

/** All that is known of an activity, on one page that can be printed. */
export function ActivityProfile({ projectId, activity }: ActivityProfileProps) {
  const t = useTexts();
  const can = useCan();
  const { date } = useFormat();
  const remove = useDeleteActivity(projectId);
  const { instance, state } = activity;
  const standing = REVIEW_STATE_OF[state];
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const record = useRegistryForms(projectId).record({ formId: activity.form_id, instance });
  const form = { projectId, id: activity.form_id, xformId: activity.xform_id };
  const waits = state === 'received' && can('Validation/View');
  const name =
    subActivityName(activity) ||
    (isFollowUp(activity.kind) && activity.name
      ? `${t(`kind.${activity.kind}`)}: ${activity.name}`
      : activity.form_title);
  const day = date(activity.implementation_date);
  useTellName(['activity', instance], [name, activity.implementation_date && day].filter(Boolean).join(', '));
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={activitiesPath(projectId)} label={t('profile.back')} />
      <PageHeader
        title={name}
        subtitle={
          <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusChip status={standing} label={t(`standing.${standing}`)} />
            {[day, activity.location].filter(Boolean).join(' · ')}
          </Stack>
        }
        action={
          activity.can.edit
            ? { label: t('action.edit'), icon: IconPencil, href: withFrom(editSubmissionPath(form, instance), here) }
            : undefined
        }
        more={[
          { label: t('profile.print'), icon: IconPrinter, onClick: () => window.print() },
          ...(record ? [{ label: t('record.open'), icon: IconFile, href: record }] : []),
          ...(waits
            ? [
                {
                  label: t('profile.review'),
                  icon: IconShieldCheck,
                  href: `${deskPath(projectId, queueOf(activity))}?record=${activity.id}`,
                },
              ]
            : []),
          ...(activity.can.delete
            ? [{ label: t('action.delete'), icon: IconTrash, onClick: () => void remove.ask(activity) }]
            : []),
        ]}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Panel title={t('profile.facts')}>
            <ActivityFacts activity={activity} />
          </Panel>
          <Panel title={t('checks.title')} count={activity.checks.length || undefined}>
            <Checks checks={activity.checks} />
          </Panel>
          <Panel title={t('history.title')}>
            <ReviewHistory history={activity.history} />
          </Panel>
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Panel title={t('photos.title')} count={activity.photos.length || undefined}>
            <Photos projectId={projectId} instance={instance} photos={activity.photos} />
          </Panel>
          <Panel title={t('place.title')}>
            <PlaceMap record={activity} height={340} />
          </Panel>
        </Stack>
      </Box>
      <FollowUps projectId={projectId} activity={activity} />
      <Participants projectId={projectId} activity={activity} />
      <ProfileParts of="activity" projectId={projectId} instance={instance} />
    </Stack>
  );
}
