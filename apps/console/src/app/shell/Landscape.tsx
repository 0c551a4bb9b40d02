import Box from '@mui/material/Box';
import { AMBER } from '~/app/theme/tokens.ts';

const SEEDLINGS = [
  { x: 70, height: 34 },
  { x: 150, height: 46 },
  { x: 230, height: 56 },
  { x: 310, height: 74 },
  { x: 390, height: 90 },
  { x: 470, height: 118 },
  { x: 550, height: 146 },
] as const;
const GROUND = 452;

/** A stem with pairs of leaves, as many as its height carries. */
function Seedling({ x, height }: { x: number; height: number }) {
  const pairs = Math.max(1, Math.round(height / 34));
  return (
    <g transform={`translate(${x} ${GROUND})`} stroke="#fff" strokeWidth="2.5" strokeLinecap="round">
      <path d={`M0 0V${-height}`} />
      {Array.from({ length: pairs }, (_, at) => {
        const y = -height + at * 30;
        return (
          <g key={at} fill="#fff" stroke="none">
            <path d={`M0 ${y + 12}c-14 0 -21 -8 -22 -19c13 0 21 7 22 19z`} opacity=".92" />
            <path d={`M0 ${y + 12}c14 0 21 -8 22 -19c-13 0 -21 7 -22 19z`} opacity=".7" />
          </g>
        );
      })}
    </g>
  );
}

/** Paddy terraces under a low sun; the seedlings grow like the bars of a chart. In shades of whatever stands behind. */
export function Landscape() {
  return (
    <Box
      component="svg"
      viewBox="0 0 620 520"
      aria-hidden
      sx={{ position: 'absolute', insetInline: 0, bottom: 0, width: 1, display: 'block' }}
    >
      <circle cx="150" cy="196" r="42" fill={AMBER} />
      <path d="M-300 250C-120 190 60 216 190 238s250-30 430-16 260 30 320 18v400H-300z" fill="#000" opacity=".14" />
      <path d="M-300 306c160-44 300-30 440-8s300 24 480-14 260-14 320-6v360H-300z" fill="#fff" opacity=".07" />
      <path d="M-300 352c180-26 330-18 480-2s290 10 460-18 240-6 300 2v300H-300z" fill="#000" opacity=".12" />
      <path d="M-300 398c190-16 350-6 500 2s280-2 440-20 240 0 300 4v240H-300z" fill="#fff" opacity=".07" />
      <path d="M-300 444c200-8 360 2 510 6s270-2 430-12 240 0 300 2v180H-300z" fill="#000" opacity=".3" />
      <g fill="none">
        {SEEDLINGS.map((seedling) => (
          <Seedling key={seedling.x} {...seedling} />
        ))}
      </g>
    </Box>
  );
}
