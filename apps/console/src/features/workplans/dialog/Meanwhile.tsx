import type { PlanChange, PlanView } from '@msurvey/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { useFormat } from '~/lib/format.ts';

const MOST_SHOWN = 20;

/** What others have saved while somebody was typing. */
export function Meanwhile({ plan, changes }: { plan: PlanView; changes: readonly PlanChange[] }) {
  const t = useTexts();
  const yearWords = useYearWords();
  const { number, dateTime } = useFormat();
  if (changes.length === 0) return null;
  const codes = new Map(plan.rows.map(({ subActivityId, code }) => [subActivityId, code]));
  const amount = (value: number | null) => (value === null ? t('nothing') : number(value));
  return (
    <Alert severity="warning">
      {t('meanwhile')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changes.slice(0, MOST_SHOWN).map((change) => (
          <li key={`${change.version} ${change.subActivityId} ${change.year} ${change.field}`}>
            {t('meanwhile.change', {
              by: change.by,
              at: dateTime(change.at),
              code: codes.get(change.subActivityId) ?? '',
              field: t(`field.${change.field}`),
              year: change.year === null ? '' : yearWords(change.year),
              before: amount(change.before),
              after: amount(change.after),
            })}
          </li>
        ))}
        {changes.length > MOST_SHOWN && <li>{t('meanwhile.more', { count: changes.length - MOST_SHOWN })}</li>}
      </Box>
    </Alert>
  );
}
