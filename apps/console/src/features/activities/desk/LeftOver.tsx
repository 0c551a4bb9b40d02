import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCheckText } from '~/features/activities/parts/use-check-text.ts';
import { useTexts } from '~/features/activities/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** What was not approved, each with the reason: another decided, it changed, a check found something since. */
export function LeftOver({ left }: { left: DataOf<'approveActivities'>['left'] }) {
  const t = useTexts();
  const say = useCheckText();
  const { number } = useFormat();
  return (
    <>
      <Alert severity="warning">{t('bulk.left', { count: left.length })}</Alert>
      <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
        {left.map(({ id, why, checks }) => (
          <li key={id}>
            <Typography variant="body2">
              {t('bulk.leftOne', { id: number(id, { useGrouping: false }), why: t(`why.${why}`) })}
            </Typography>
            {checks.map((finding) => (
              <Typography key={finding.check} variant="body2" color="textSecondary">
                {say(finding)}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </>
  );
}
