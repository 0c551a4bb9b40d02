import { todayInDhaka, shareOf, weightedProgress } from '@msurvey/domain';
import { type Column, DataTable, DefinitionList } from '@msurvey/ui';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '~/features/code-lists/index.ts';
import { type Line, linesOf, type Measure } from '~/features/logframe/dialogs/implementation.ts';
import { type Activity, doneOf, followedOf, type LinkedWork } from '~/features/logframe/node/linked-work.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

function useWord(list: string, code: string): string {
  const { data } = useQuery(api.itemOptions.query({ params: { code: list } }));
  const item = data?.data.find((one) => one.code === code);
  return item ? nameOf(item.label) : code;
}

const AMOUNTS = {
  target: 'item.target',
  achieved: 'item.achieved',
  weighting: 'item.weighting',
} as const;

function useColumns(measure: Measure, linked: readonly LinkedWork[]): Column<Line>[] {
  const t = useTexts();
  const format = useFormat();
  const day = (id: keyof Line & string, header: string): Column<Line> => ({
    id,
    header,
    nowrap: true,
    value: (line) => format.date(line[id] as string | undefined),
  });
  const amount = (id: keyof typeof AMOUNTS): Column<Line> => ({
    id,
    header: t(AMOUNTS[id]),
    numeric: true,
    primary: id !== 'weighting',
    value: (line) => (line[id] ? Number(line[id]) : null),
  });
  const state = (header: string, of: (line: Line) => number | null): Column<Line> => ({
    id: 'state',
    header,
    numeric: true,
    primary: true,
    value: (line) => {
      const share = of(line);
      return share === null ? null : format.percent(share);
    },
  });
  if (measure === 1)
    return [
      { id: 'measuring_unit', header: t('item.unit'), primary: true },
      day('date', t('item.date')),
      amount('target'),
      amount('achieved'),
      state(t('tree.progress'), ({ achieved, target }) => shareOf(achieved ? Number(achieved) : null, Number(target))),
    ];
  if (measure === 2)
    return [
      { id: 'title', header: t('item.title'), primary: true },
      day('planDate', t('item.planDate')),
      day('doneOn', t('item.doneOn')),
      {
        id: 'state',
        header: t('item.state'),
        primary: true,
        value: ({ doneOn, planDate }) => t(milestoneState(planDate, doneOn)),
      },
    ];
  return [
    { id: 'name', header: t('item.name'), primary: true },
    { id: 'type', header: t('item.type'), value: ({ type }) => t(`item.type.${type === 2 ? 2 : 1}`) },
    day('start_date', t('item.start')),
    day('end_date', t('item.end')),
    amount('weighting'),
    state(t('tree.progress'), ({ progress, subActivityId }) =>
      doneOf({ progress: progress ? Number(progress) : null, subActivityId }, linked),
    ),
  ];
}

/** A milestone that is not done is late once its day has passed. */
function milestoneState(planDate = '', doneOn = ''): 'item.done' | 'item.late' | 'item.open' {
  if (doneOn) return 'item.done';
  return planDate < todayInDhaka() ? 'item.late' : 'item.open';
}

/** What an activity is, in words. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const t = useTexts();
  const format = useFormat();
  const { start_date, end_date } = activity.dateRange;
  const type = useWord('activity-type', activity.activityType);
  const issue = useWord('cross-cutting-issue', activity.crossCutting);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      {activity.description && <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{activity.description}</Typography>}
      <DefinitionList
        items={[
          { term: t('activity.start'), value: format.date(start_date) },
          { term: t('activity.end'), value: format.date(end_date) },
          { term: t('activity.type'), value: type },
          { term: t('activity.crossCutting'), value: issue },
          { term: t('activity.measure'), value: t(`measure.${activity.implementation as Measure}`) },
        ]}
      />
    </Paper>
  );
}

/** What the activity is followed by, line by line with its state, and how far all of it has come. */
export function Implementation({ activity, linked }: { activity: Activity; linked: readonly LinkedWork[] }) {
  const t = useTexts();
  const format = useFormat();
  const measure = activity.implementation as Measure;
  const columns = useColumns(measure, linked);
  const lines = linesOf(activity.implementationList.data);
  const { share, known } = weightedProgress(followedOf(activity, linked));
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h2">{t(`measure.${measure}`)}</Typography>
      <Paper variant="outlined" sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('activity.progress')}</Typography>
        {share === null ? (
          t('tree.blank')
        ) : (
          <>
            <LinearProgress
              variant="determinate"
              value={share * 100}
              aria-label={t('activity.progress')}
              sx={{ flexGrow: 1, minWidth: 80, height: 8, borderRadius: 1 }}
            />
            <b>{format.percent(share)}</b>
            {known < 1 && (
              <Typography variant="body2" color="textSecondary">
                {t('activity.known', { known: format.percent(known) })}
              </Typography>
            )}
          </>
        )}
      </Paper>
      <DataTable label={t(`measure.${measure}`)} columns={columns} rows={lines} rowId={(line) => lines.indexOf(line)} />
    </Stack>
  );
}
