import Box from '@mui/material/Box';
import { inLanguage, type Question } from '~/features/forms/questions/outline.ts';
import { useTexts } from '~/features/forms/texts.ts';

interface ChoicesProps {
  question: Question;
  language: string;
  otherwise: string;
}

/** The choices of a list, folded away; of a very long list the first ones. */
export function Choices({ question, language, otherwise }: ChoicesProps) {
  const t = useTexts();
  const choices = question.choices ?? [];
  if (choices.length === 0) return null;
  const more = (question.choiceCount ?? choices.length) - choices.length;
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', width: 'fit-content', color: 'primary.main' } }}>
      <Box component="summary" sx={{ typography: 'body2' }}>
        {t('questions.choices', { count: question.choiceCount ?? choices.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', columns: { sm: 2 }, maxWidth: 640 }}>
        {choices.map(({ name, label }) => (
          <li key={name}>
            {inLanguage(label, language, otherwise) ?? name}{' '}
            <Box component="bdi" sx={{ color: 'text.secondary' }}>
              ({name})
            </Box>
          </li>
        ))}
        {more > 0 && <li>{t('questions.moreChoices', { count: more })}</li>}
      </Box>
    </Box>
  );
}
