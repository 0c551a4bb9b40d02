import type { QueueRow } from '@msurvey/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/activities/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface BulkChoiceProps {
  rows: readonly QueueRow[];
  /** Those that were taken out. */
  out: ReadonlySet<number>;
  onChange: (out: ReadonlySet<number>) => void;
}

/** What is approved together: when, where, how many people, by whom. */
export function BulkChoice({ rows, out, onChange }: BulkChoiceProps) {
  const t = useTexts();
  const { date } = useFormat();
  const toggle = (id: number) => {
    const next = new Set(out);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <FormControlLabel
            control={<Checkbox size="small" checked={!out.has(row.id)} onChange={() => toggle(row.id)} />}
            label={
              <>
                <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
                  {[date(row.implementation_date), row.location].filter(Boolean).join(' · ')}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {[row.author, row.member_count === null ? '' : t('queue.people', { count: row.member_count })]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </>
            }
            sx={{ py: 0.5, mr: 0 }}
          />
        </Box>
      ))}
    </Box>
  );
}
