/** For screen readers: there, but not seen. */
export const readOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** On paper: black words, nothing to press, and the sentences of the summary for whoever reads without the screen. */
export const onPaper = {
  '@media print': {
    breakInside: 'avoid',
    // drawn with the theme's colours, which on paper are those of daylight
    '--mui-palette-background-paper': '#fff',
    '--mui-palette-divider': '#ccc',
    '--mui-palette-text-primary': '#000',
    '--mui-palette-text-secondary': '#444',
    '& svg text': { fill: '#000 !important' },
    '& [data-chart-summary]': {
      position: 'static !important',
      width: 'auto !important',
      height: 'auto !important',
      clip: 'auto !important',
      margin: '0 0 8px !important',
      whiteSpace: 'normal !important',
    },
    '& .MuiChartsTooltip-root': { display: 'none' },
  },
} as const;
