import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Choices } from '~/features/forms/questions/Choices.tsx';
import { inLanguage, type OutlineRow } from '~/features/forms/questions/outline.ts';
import { QuestionIcon } from '~/features/forms/questions/QuestionIcon.tsx';
import { useTexts } from '~/features/forms/texts.ts';

/** Deeper than this a phone has no room left to indent. */
const DEEPEST = 6;

interface QuestionLineProps extends OutlineRow {
  language: string;
  otherwise: string;
}

export function QuestionLine({ question, depth, language, otherwise }: QuestionLineProps) {
  const t = useTexts();
  const label = inLanguage(question.label, language, otherwise);
  const hint = inLanguage(question.hint, language, otherwise);
  const holds = question.kind !== 'question';
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        pr: 2,
        pl: { xs: 1.5 + Math.min(depth, DEEPEST), sm: 2 + Math.min(depth, DEEPEST) * 3 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: holds ? 'action.hover' : undefined,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ color: 'text.secondary', pt: 0.25, flexShrink: 0 }}>
          <QuestionIcon question={question} />
        </Box>
        <Stack sx={{ minWidth: 0, flexGrow: 1, gap: 0.25 }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography component="span" sx={{ fontWeight: holds ? 600 : 400, overflowWrap: 'anywhere' }}>
              {label ?? question.name}
            </Typography>
            {question.kind === 'repeat' && <Chip size="small" label={t('questions.repeat')} />}
            {question.kind === 'group' && <Chip size="small" variant="outlined" label={t('questions.group')} />}
            {question.required === true && (
              <Chip size="small" color="primary" variant="outlined" label={t('required')} />
            )}
            {question.required === 'conditional' && (
              <Chip size="small" variant="outlined" label={t('questions.sometimes')} />
            )}
            {!question.visible && <Chip size="small" variant="outlined" label={t('questions.hidden')} />}
          </Stack>
          <Typography variant="body2" color="textSecondary" component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {holds ? question.name : t('questions.nameAndType', { name: question.name, type: question.type })}
          </Typography>
          {hint && (
            <Typography variant="body2" color="textSecondary" sx={{ fontStyle: 'italic' }}>
              {hint}
            </Typography>
          )}
          <Choices question={question} language={language} otherwise={otherwise} />
        </Stack>
      </Stack>
    </Box>
  );
}
