import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '../texts.ts';
import { TEXT_WORDS } from '../views/text-words.ts';
import type { LineFault, TextChange, TranslationPlan } from './read-translations.ts';

/** More than anybody reads before deciding. */
const MOST = 100;

interface PlanViewProps {
  plan: TranslationPlan;
  /** Languages that are not taken. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** What a file would change, by language, and what of it is left out and why. */
export function PlanView({ plan: { changes, faults }, left, onLeft }: PlanViewProps) {
  const t = useTexts();
  const languages = [...new Set(changes.map(({ language }) => language))];
  const taken = changes.filter(({ language }) => !left.has(language));
  return (
    <>
      <Typography role="status">{t('carry.changes', { count: taken.length })}</Typography>
      {languages.length > 1 && (
        <FormGroup row role="group" aria-label={t('carry.languages')}>
          {languages.map((language) => (
            <FormControlLabel
              key={language}
              label={<bdi>{language || t('texts.noLanguage')}</bdi>}
              control={
                <Checkbox
                  checked={!left.has(language)}
                  onChange={(_, isTaken) => {
                    const next = new Set(left);
                    if (isTaken) next.delete(language);
                    else next.add(language);
                    onLeft(next);
                  }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
      <Faults faults={faults} />
      <Stack component="ul" aria-label={t('carry.what')} sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {taken.slice(0, MOST).map((change) => (
          <ChangeLine key={`${change.row.id} ${change.language}`} change={change} />
        ))}
      </Stack>
      {taken.length > MOST && (
        <Typography variant="body2">{t('states.more', { count: taken.length - MOST })}</Typography>
      )}
    </>
  );
}

function ChangeLine({ change: { row, language, before, after } }: { change: TextChange }) {
  const t = useTexts();
  const word = TEXT_WORDS[row.text];
  const place = [row.owner, word ? t(word) : row.text, language].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary" component="bdi" sx={{ display: 'block' }}>
        {place}
      </Typography>
      {before !== '' && (
        <>
          <Box component="del">
            <bdi>{before}</bdi>
          </Box>
          {' → '}
        </>
      )}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
        <bdi>{after}</bdi>
      </Box>
    </Box>
  );
}

function Faults({ faults }: { faults: readonly LineFault[] }) {
  const t = useTexts();
  if (faults.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('carry.leftOut', { count: faults.length })}
      <Box component="ul" sx={{ m: 0, ps: 2, paddingInlineStart: 2 }}>
        {faults.slice(0, MOST).map(({ kind, line, name }) => (
          <li key={`${kind} ${line} ${name}`}>
            <bdi>{t(`carry.${kind}`, { line: line ?? 0, name })}</bdi>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
