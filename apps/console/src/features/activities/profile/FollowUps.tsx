import { isFollowUp } from '@msurvey/domain';
import { StatusChip } from '@msurvey/ui';
import { IconMapPin, IconPlant2 } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '~/features/activities/parts/Panel.tsx';
import { activityInstancePath } from '~/features/activities/parts/paths.ts';
import { REVIEW_STATE_OF } from '~/features/activities/parts/review-state.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useRegistryForms } from '~/features/registry/index.ts';
import { api, type DataOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** By its type, or by the form it came by. */
const FOLLOWED = ['demonstration', 'infrastructure'] as readonly string[];

interface FollowUpsProps {
  projectId: number;
  activity: DataOf<'activityProfile'>;
}

/** What was recorded later about a demonstration or a structure; of a follow-up, what it follows. */
export function FollowUps({ projectId, activity }: FollowUpsProps) {
  const t = useTexts();
  const forms = useRegistryForms(projectId);
  const { instance, kind, id } = activity;
  const concerns = isFollowUp(kind) || FOLLOWED.includes(kind) || FOLLOWED.includes(activity.sub_activity_type ?? '');
  const { data } = useQuery({
    ...api.followUps.query({ query: { projectId, instance } }),
    enabled: concerns,
    staleTime: 0,
  });
  if (!concerns || !data) return null;
  const { meta, data: rows } = data;
  if (isFollowUp(kind))
    return meta.followed ? (
      <Typography>
        {t('followUps.of')}{' '}
        <Link href={activityInstancePath(projectId, meta.followed.instance)}>{meta.followed.name}</Link>
      </Typography>
    ) : null;
  const given = { column: 'followed_id', value: String(id) };
  const harvest = meta.can.production ? forms.add('production', given) : undefined;
  const position = meta.can.position ? forms.add('position', given) : undefined;
  return (
    <Panel title={t('followUps.title')} count={rows.length || undefined}>
      <Stack sx={{ gap: 1.5 }}>
        {meta.production !== null && (
          <Typography>
            {t('followUps.production', {
              total: meta.production,
              own: meta.own_production ?? 0,
              later: meta.production - (meta.own_production ?? 0),
            })}
          </Typography>
        )}
        {meta.work_state && (
          <Typography>
            {t('profile.workState')}: {t(`workState.${meta.work_state}`)}
          </Typography>
        )}
        {rows.length === 0 && <Typography color="textSecondary">{t('followUps.empty')}</Typography>}
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
          {rows.map((row) => (
            <Line key={row.id} projectId={projectId} row={row} />
          ))}
        </Stack>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
          {position && (
            <Button variant="outlined" href={position} startIcon={<IconMapPin size={18} aria-hidden />}>
              {t('followUps.addGps')}
            </Button>
          )}
          {harvest && (
            <Button variant="outlined" href={harvest} startIcon={<IconPlant2 size={18} aria-hidden />}>
              {t('followUps.addProduction')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}

function Line({ projectId, row }: { projectId: number; row: RowOf<'followUps'> }) {
  const t = useTexts();
  const { date } = useFormat();
  const standing = REVIEW_STATE_OF[row.state];
  const { produced, sold, income, position, work_state } = row;
  const said = [
    produced !== null && t('followUps.harvest', { produced }),
    sold !== null && t('followUps.sold', { sold }),
    income !== null && t('followUps.income', { income }),
    position && t('followUps.place', position),
    work_state && t(`workState.${work_state}`),
    row.author,
  ];
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip status={standing} label={t(`standing.${standing}`)} />
      <Link href={activityInstancePath(projectId, row.instance)}>
        {[t(`kind.${row.kind}`), date(row.date)].filter(Boolean).join(', ')}
      </Link>
      <Typography variant="body2" color="textSecondary" component="span">
        {said.filter(Boolean).join(' · ')}
      </Typography>
    </Stack>
  );
}
