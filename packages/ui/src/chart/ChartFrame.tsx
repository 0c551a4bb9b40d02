import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconChartBar, IconTable } from '../icons.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { FailedState } from '../page/FailedState.tsx';
import { useUiText } from '../use-ui-text.ts';
import { ChartMenu } from './ChartMenu.tsx';
import { ChartTable } from './ChartTable.tsx';
import { countUnknown, knownFigures } from './figures.ts';
import { onPaper, readOnly } from './print-styles.ts';
import type { ChartData, ChartFrameProps } from './types.ts';
import { summaryOf } from './words.ts';

interface FrameProps extends ChartFrameProps {
  title: string;
  /** Undefined until the first answer: a skeleton stands in. */
  data: ChartData | undefined;
  skeleton: ReactNode;
  /** The picture and its legend. */
  children: ReactNode;
}

/** Above the shell, beneath menus and dialogs. */
const FULL = { position: 'fixed', inset: 0, zIndex: 1250, borderRadius: 0, overflow: 'auto' } as const;

/** What every chart has besides its picture: table, sentences, files, and what is shown when there is no picture. */
export function ChartFrame(props: FrameProps) {
  const { title, data, skeleton, children, onOpen, onCategory, onNote, error, onRetry, empty, tools, isFull } = props;
  const t = useUiText();
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const failed = error !== undefined && !data;
  const isEmpty = data && (data.categories.length === 0 || knownFigures(data).length === 0);
  const shown = data && !isEmpty && !failed ? data : undefined;
  // a ring says itself that it is not known
  const unknown = shown && shown.kind !== 'ring' ? countUnknown(shown) : 0;
  const swap = t(asTable ? 'chart.asChart' : 'chart.asTable');
  return (
    <Paper
      ref={figure}
      component="figure"
      variant="outlined"
      aria-labelledby={`${id}title`}
      aria-describedby={shown ? `${id}summary` : undefined}
      aria-busy={!data && !failed}
      sx={{ m: 0, p: 2, minWidth: 0, ...onPaper, ...(isFull ? FULL : {}) }}
    >
      <Stack direction="row" sx={{ alignItems: 'start', gap: 1, minHeight: 40 }}>
        <Typography
          id={`${id}title`}
          variant="h3"
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', py: 0.75 }}
        >
          {title}
        </Typography>
        {shown && (
          <>
            <Tooltip title={swap}>
              <IconButton aria-label={`${swap}: ${title}`} onClick={() => setAsTable(!asTable)}>
                {asTable ? <IconChartBar size={20} aria-hidden /> : <IconTable size={20} aria-hidden />}
              </IconButton>
            </Tooltip>
            <ChartMenu data={shown} figure={figure} />
          </>
        )}
        {tools}
      </Stack>
      {shown && (
        <Typography id={`${id}summary`} data-chart-summary variant="body2" sx={readOnly}>
          {summaryOf(t, shown)}
        </Typography>
      )}
      {failed && <FailedState text={error} onRetry={onRetry} />}
      {isEmpty && <EmptyState text={empty?.text ?? t('chart.empty')} hint={empty?.hint} />}
      {!data && !failed && skeleton}
      {shown && (
        // Behind the table the picture stays drawn, so that it can be downloaded from there too.
        <Box sx={{ position: 'relative', overflow: 'hidden' }}>
          {asTable && <ChartTable data={shown} onOpen={onOpen} onCategory={onCategory} />}
          <Box
            inert={asTable}
            data-chart-picture
            sx={asTable ? { position: 'absolute', insetInline: 0, top: 0, visibility: 'hidden' } : undefined}
          >
            {children}
            {unknown > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {t('chart.unknownNote', { count: unknown })}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      {shown?.note && (
        // As in a legend, so that it stands in the picture that is downloaded, too.
        <Typography variant="body2" color="textSecondary" data-legend="note" sx={{ mt: 1 }}>
          {onNote ? (
            <Link component="button" type="button" variant="body2" onClick={onNote} sx={{ minHeight: 24 }}>
              <span>{shown.note}</span>
            </Link>
          ) : (
            <span>{shown.note}</span>
          )}
        </Typography>
      )}
    </Paper>
  );
}
