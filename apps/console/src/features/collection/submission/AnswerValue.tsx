import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { answerWords, isFile, placeOf } from '~/features/collection/parts/answer-words.ts';
import type { LabelLanguage } from '~/features/collection/parts/questions.ts';
import type { AnswerLeaf } from '~/features/collection/submission/answer-tree.ts';
import { FileView } from '~/features/collection/submission/FileView.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface AnswerValueProps {
  leaf: AnswerLeaf;
  formId: number;
  record: DataOf<'submission'>;
  language: LabelLanguage;
}

export function AnswerValue({ leaf: { question, value }, formId, record, language }: AnswerValueProps) {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  const words = answerWords(question, value, language);
  if (words === '')
    return (
      <Typography component="span" color="textSecondary">
        {t('answer.blank')}
      </Typography>
    );
  const file = question && isFile(question) ? record.files.find(({ name }) => name === words) : undefined;
  if (file) return <FileView formId={formId} instanceId={record.instanceId} file={file} />;
  const place = question?.dataType === 'geopoint' ? placeOf(words) : undefined;
  if (place && language !== null)
    return <bdi>{t('place', { latitude: place.latitude, longitude: place.longitude })}</bdi>;
  if (language !== null && question?.dataType === 'date') return date(words) || words;
  if (language !== null && question?.dataType === 'dateTime') return dateTime(words) || words;
  return (
    <Box component="bdi" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {words}
    </Box>
  );
}
