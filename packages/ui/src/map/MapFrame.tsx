import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense } from 'react';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import type { ChartData, ChartFrameProps } from '../chart/types.ts';
import type { MapGround } from './types.ts';
import { FullScreenButton, useFullScreen } from './full-screen.tsx';

/** What every map is told that stands as a chart. */
export interface MapChartProps extends Omit<ChartFrameProps, 'onCategory' | 'isFull' | 'onOpen'>, MapGround {
  title: string;
  height?: number;
}

interface MapFrameProps extends Omit<ChartFrameProps, 'isFull'> {
  title: string;
  data: ChartData | undefined;
  height?: number;
  map: ReactNode;
  /** Beneath the map: its legend. */
  children?: ReactNode;
}

/** On a desk, a phone, and over the whole screen. */
const heightOf = (height: number, isFull: boolean) =>
  isFull ? { height: 'calc(100dvh - 140px)' } : { height: { xs: Math.min(height, 420), md: height } };

/** A map as every chart stands, with table and files, that can fill the screen; a list that it opens leaves that again. */
export function MapFrame({ title, height = 560, map, children, tools, onOpen, ...frame }: MapFrameProps) {
  const { isFull, toggle, leave } = useFullScreen();
  const skeleton = <Skeleton variant="rectangular" height={height} />;
  return (
    <ChartFrame
      {...frame}
      title={title}
      skeleton={skeleton}
      isFull={isFull}
      onOpen={
        onOpen &&
        ((datum) => {
          leave();
          onOpen(datum);
        })
      }
      tools={
        <>
          {tools}
          <FullScreenButton title={title} isFull={isFull} onToggle={toggle} />
        </>
      }
    >
      <Stack sx={{ gap: 1 }}>
        <Box data-chart-canvas sx={heightOf(height, isFull)}>
          <Suspense fallback={skeleton}>{map}</Suspense>
        </Box>
        {children}
      </Stack>
    </ChartFrame>
  );
}
