import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Bar, Timeline } from '~/features/logframe/node/timeline.ts';
import { placeOn } from '~/features/logframe/node/timeline.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { useFormat } from '~/lib/format.ts';

const ROW = 26;

/** The planned timeline as a bar with its milestones; the same days stand in words beneath, for whoever sees no bar. */
export function TimelineBar({ timeline, today }: { timeline: Timeline; today: string }) {
  const t = useTexts();
  const format = useFormat();
  const { planned, bars, marks, start, end } = timeline;
  const at = (day: string) => `${placeOn(timeline, day)}%`;
  const span = ({ start: from, end: to }: Bar) =>
    ({ insetInlineStart: at(from), width: `max(6px, ${placeOn(timeline, to) - placeOn(timeline, from)}%)` }) as const;
  const rows = [...(planned ? [{ ...planned, isPlan: true }] : []), ...bars.map((bar) => ({ ...bar, isPlan: false }))];
  const isNow = today >= start && today <= end;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" gutterBottom>
        {t('activity.timeline')}
      </Typography>
      <Box aria-hidden sx={{ position: 'relative', mx: 1, pt: marks.length > 0 ? 3 : 0 }}>
        {marks.map(({ name, on, isDone }, i) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: two milestones may be alike in everything
            key={i}
            title={`${name}, ${format.date(on)}`}
            sx={{
              position: 'absolute',
              top: 0,
              insetInlineStart: at(on),
              marginInlineStart: '-7px',
              width: 14,
              height: 14,
              transform: 'rotate(45deg)',
              border: '2px solid',
              borderColor: isDone ? 'success.main' : 'warning.main',
              bgcolor: isDone ? 'success.main' : 'background.paper',
            }}
          />
        ))}
        {rows.map(({ isPlan, ...bar }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two spans may be alike in everything
          <Box key={i} sx={{ position: 'relative', height: ROW }}>
            <Box
              title={`${bar.name}, ${format.date(bar.start)} – ${format.date(bar.end)}`}
              sx={{
                position: 'absolute',
                top: 4,
                height: isPlan ? 18 : 12,
                borderRadius: 1,
                bgcolor: isPlan ? 'primary.main' : 'secondary.main',
                ...span(bar),
              }}
            />
          </Box>
        ))}
        {isNow && (
          <Box
            title={t('activity.today')}
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              insetInlineStart: at(today),
              borderInlineStart: '2px dashed',
              borderColor: 'text.primary',
            }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2', color: 'text.secondary' }}>
        <span>{format.date(start)}</span>
        {isNow && <span>{t('activity.todayIs', { day: format.date(today) })}</span>}
        <span>{format.date(end)}</span>
      </Box>
    </Paper>
  );
}
