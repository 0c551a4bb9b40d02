import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { type HiddenRow, hiddenRows, type PreviewAnswer } from './hidden-rows.ts';

/** More than anybody reads beside a form. */
const MOST = 50;

/** Under the preview: what it does not show now, and why. */
export function HiddenList({ answers }: { answers: readonly PreviewAnswer[] }) {
  const t = useTexts();
  const { language } = useView();
  const form = useDesignerState(({ document }) => document);
  const rows = useMemo(() => hiddenRows(t, form, language, answers), [t, form, language, answers]);
  return (
    <Box component="section" aria-label={t('hidden.title')}>
      <Typography variant="body2" sx={{ fontWeight: 600 }} role="status">
        {t('hidden.count', { count: rows.length })}
      </Typography>
      {rows.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {rows.slice(0, MOST).map((row) => (
            <HiddenLine key={row.id} row={row} />
          ))}
        </Box>
      )}
      {rows.length > MOST && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('states.more', { count: rows.length - MOST })}
        </Typography>
      )}
    </Box>
  );
}

function HiddenLine({ row }: { row: HiddenRow }) {
  const t = useTexts();
  const { show } = useView();
  const { key, label, instance, rule, isFormula, values } = row;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Link component="button" type="button" onClick={() => show(key)} sx={{ textAlign: 'start' }}>
        <bdi>{instance === '' ? label : t('hidden.instance', { label, instance })}</bdi>
      </Link>
      <Typography variant="body2">
        {t('field.relevant')}:{' '}
        {isFormula ? (
          <Box component="code" dir="ltr">
            {rule}
          </Box>
        ) : (
          <bdi>{rule}</bdi>
        )}
      </Typography>
      {values.map(({ name, label: of, value }) => (
        <Typography key={name} variant="body2" color="textSecondary">
          <bdi>{value === '' ? t('hidden.blank', { question: of }) : t('hidden.value', { question: of, value })}</bdi>
        </Typography>
      ))}
    </Box>
  );
}
