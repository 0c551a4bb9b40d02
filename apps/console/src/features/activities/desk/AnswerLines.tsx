import type { AnswerLine } from '@msurvey/contract';
import { IconAlertTriangle } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bareQuestion } from '~/features/activities/desk/questions.ts';
import { Photos } from '~/features/activities/parts/Photos.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface AnswerLinesProps {
  projectId: number;
  record: DataOf<'validationRecord'>;
}
export const answerId = (path: string): string => `answer-${path}`;
const INDENT = 1.5;

/** What was answered, in the order of the form; a question that a finding points to is marked. */
export function AnswerLines({ projectId, record }: AnswerLinesProps) {
  const marked = new Set(record.checks.flatMap(({ question }) => (question ? [bareQuestion(question)] : [])));
  return (
    <Box sx={{ mt: 1, containerType: 'inline-size' }}>
      {record.answers.map((line) => {
        const isMarked = line.kind !== 'item' && marked.has(bareQuestion(line.path));
        return (
          <Box
            key={`${line.kind}${line.path}`}
            id={answerId(line.path)}
            tabIndex={-1}
            sx={{
              marginInlineStart: INDENT * line.depth,
              py: 0.5,
              px: 1,
              borderRadius: 1,
              ...(isMarked && { borderInlineStart: '3px solid', borderColor: 'warning.main', bgcolor: 'action.hover' }),
              '&:focus': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
            }}
          >
            <Line line={line} isMarked={isMarked} projectId={projectId} record={record} />
          </Box>
        );
      })}
    </Box>
  );
}

interface LineProps extends AnswerLinesProps {
  line: AnswerLine;
  isMarked: boolean;
}

/** Beside its question where there is room, beneath it where there is not. */
const BESIDE = {
  '@container (min-width: 360px)': { display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 2 },
} as const;

function Line({ line: { kind, label, type, answer, file }, isMarked, projectId, record }: LineProps) {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  if (kind !== 'question')
    return (
      <Typography component="h3" variant={kind === 'group' ? 'subtitle1' : 'subtitle2'}>
        {label}
      </Typography>
    );
  const photo = file === null ? undefined : record.photos.find(({ name }) => name === file);
  const words = type === 'date' ? date(answer) : type === 'dateTime' ? dateTime(answer) : answer;
  return (
    <Box sx={BESIDE}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', gap: 0.5, alignItems: 'center', '& svg': { color: 'warning.main', flexShrink: 0 } }}
      >
        {isMarked && <IconAlertTriangle size={16} role="img" aria-label={t('answers.marked')} />}
        {label}
      </Typography>
      {photo ? (
        <Photos projectId={projectId} instance={record.instance} photos={[photo]} />
      ) : (
        <Typography
          component="bdi"
          sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          color={answer ? undefined : 'textSecondary'}
        >
          {words || answer || t('answers.blank')}
        </Typography>
      )}
    </Box>
  );
}
