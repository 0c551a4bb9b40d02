import { isFollowUp } from '@msurvey/domain';
import { DefinitionList } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useCan } from '~/app/session/index.ts';
import { AnswerLines, answerId } from '~/features/activities/desk/AnswerLines.tsx';
import { lineOf } from '~/features/activities/desk/questions.ts';
import { Checks, type Finding } from '~/features/activities/parts/Checks.tsx';
import { Panel } from '~/features/activities/parts/Panel.tsx';
import { Photos } from '~/features/activities/parts/Photos.tsx';
import { PlaceMap } from '~/features/activities/parts/PlaceMap.tsx';
import { activityProfilePath } from '~/features/activities/parts/paths.ts';
import { ReviewHistory } from '~/features/activities/parts/ReviewHistory.tsx';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useRegistryForms } from '~/features/registry/index.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useQuantity } from '~/lib/use-quantity.ts';

interface RecordContentProps {
  projectId: number;
  record: DataOf<'validationRecord'>;
  /** Among records of several sub-activities it says what it is about. */
  isNamed: boolean;
  onReject: (because: Finding) => void;
}

/** By the room that the pane has, not the screen: the list stands beside it. */
const LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"first" "side" "answers"',
  '@container (min-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"first side" "answers side"',
  },
} as const;

/** What a reviewer looks at: findings first, then what was answered, seen and decided before. */
export function RecordContent({ projectId, record, isNamed, onReject }: RecordContentProps) {
  const t = useTexts();
  const can = useCan();
  const { date, dateTime, number } = useFormat();
  const quantity = useQuantity();
  const { answers, instance } = record;
  const labelOf = useCallback((path: string) => lineOf(answers, path)?.label, [answers]);
  const showAnswer = ({ question }: Finding) => {
    const line = question === null ? undefined : lineOf(answers, question);
    const element = line && document.getElementById(answerId(line.path));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  const what = isFollowUp(record.kind) || isNamed ? record.name : null;
  const about = what || (isNamed ? subActivityName(record) : null);
  const recordPath = useRegistryForms(projectId).record({ formId: record.form_id, instance });
  return (
    <Stack sx={{ gap: 2, minWidth: 0, containerType: 'inline-size' }}>
      <Box>
        <Typography variant="h2" aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
          {[about, date(record.implementation_date), record.location].filter(Boolean).join(' · ') ||
            subActivityName(record) ||
            record.form_title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('record.by', {
            name: record.author.name,
            organization: record.author.orgName,
            at: dateTime(record.received_at),
          })}
          {record.revision > 1 && ` · ${t('queue.revision', { revision: record.revision })}`}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', typography: 'body2' }}>
          {recordPath && <Link href={recordPath}>{t('record.open')}</Link>}
          {can('Project Activity/View') && (
            <Link href={activityProfilePath(projectId, record)}>{t('action.profile')}</Link>
          )}
        </Stack>
      </Box>
      <Box sx={LAYOUT}>
        <Stack sx={{ gap: 2, minWidth: 0, gridArea: 'first' }}>
          <Panel title={t('checks.title')} count={record.checks.length || undefined}>
            <Checks
              checks={record.checks}
              actions={[
                { label: t('checks.show'), onClick: showAnswer, needsQuestion: true },
                ...(record.can.reject ? [{ label: t('checks.reject'), onClick: onReject }] : []),
              ]}
            />
          </Panel>
          <Panel title={t('profile.facts')}>
            <DefinitionList
              items={[
                { term: t('column.implementedBy'), value: record.implemented_by },
                {
                  term: t('column.memberCount'),
                  value: record.member_count === null ? null : number(record.member_count),
                },
                { term: t('profile.quantity'), value: quantity(record) },
              ]}
            />
          </Panel>
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0, gridArea: 'side' }}>
          <Panel title={t('photos.title')} count={record.photos.length || undefined}>
            <Photos projectId={projectId} instance={instance} photos={record.photos} />
          </Panel>
          <Panel title={t('place.title')}>
            <PlaceMap record={record} outline={record.outline} />
          </Panel>
          <Panel title={t('history.title')}>
            <ReviewHistory history={record.history} labelOf={labelOf} />
          </Panel>
        </Stack>
        <Box sx={{ minWidth: 0, gridArea: 'answers' }}>
          <Panel title={t('answers.title')}>
            {record.is_cut && <Alert severity="info">{t('answers.cut')}</Alert>}
            <AnswerLines projectId={projectId} record={record} />
          </Panel>
        </Box>
      </Box>
    </Stack>
  );
}
