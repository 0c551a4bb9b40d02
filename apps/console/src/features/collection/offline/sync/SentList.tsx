import { PanelHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sent } from '~/features/collection/offline/queue/types.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

const SHOWN = 10;

/** The last ones that the server has acknowledged. */
export function SentList({ sent }: { sent: readonly Sent[] }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  if (sent.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="sent-records" sx={{ gap: 1 }}>
      <PanelHeader id="sent-records" title={t('sync.history')} />
      <Box component="ul" aria-labelledby="sent-records" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sent.slice(0, SHOWN).map(({ key, title, sentAt }) => (
          <Stack
            key={key}
            component="li"
            direction="row"
            sx={{ py: 0.75, gap: 2, justifyContent: 'space-between', borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {dateTime(sentAt)}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}
