import { styled } from '@mui/material/styles';
import { GROUP_HEIGHT, HEADER_HEIGHT, ROW_HEIGHT } from './sizes.ts';

/** Laid over the ground of a cell: what stays in sight must let nothing shine through. */
const tint = (color: string) => `linear-gradient(${color}, ${color})`;

/** For ears only. */
export const HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** One sheet of styles for all cells: thousands of them come and go while one scrolls. */
export const GridTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const selected = `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`;
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontSize: theme.typography.body2.fontSize,
    '& th, & td': {
      boxSizing: 'border-box',
      padding: '0 8px',
      borderBottom: `1px solid ${palette.divider}`,
      borderInlineEnd: `1px solid ${palette.divider}`,
      textAlign: 'start',
      fontWeight: 400,
      backgroundColor: palette.background.paper,
    },
    '& [data-pinned]': { position: 'sticky', zIndex: 1 },
    '& [data-last-pinned]': { borderInlineEnd: `2px solid ${palette.divider}` },
    '& thead': { position: 'sticky', top: 0, zIndex: 3 },
    '& thead th': {
      backgroundColor: palette.background.default,
      fontWeight: 600,
      lineHeight: 1.3,
      height: HEADER_HEIGHT,
      // cut off without becoming a box that scrolls, in which nothing could stay in sight
      overflow: 'clip',
      '&[data-group]': { height: GROUP_HEIGHT, whiteSpace: 'nowrap' },
      '& [data-title]': { position: 'sticky', display: 'inline-block' },
      '& [data-unit]': { display: 'block', fontWeight: 400, color: palette.text.secondary },
    },
    '& tfoot': { position: 'sticky', bottom: 0, zIndex: 3 },
    '& tfoot th, & tfoot td': {
      height: ROW_HEIGHT,
      fontWeight: 600,
      backgroundColor: palette.background.default,
      borderTop: `2px solid ${palette.divider}`,
    },
    '& tbody tr[data-line] > *': {
      position: 'relative',
      height: ROW_HEIGHT,
      cursor: 'cell',
      userSelect: 'none',
      touchAction: 'manipulation',
      '&[data-pinned]': { position: 'sticky' },
      // what nobody can fill in here is the colour of the page, what one can is a sheet of paper
      '&[data-fixed]': { backgroundColor: palette.background.default, cursor: 'default' },
      '&[data-selected]': { backgroundImage: tint(selected) },
      '&[data-fault]': { boxShadow: `inset 0 0 0 1px ${palette.error.main}` },
      '&:focus': { outline: 'none' },
      '&[data-active]': { outline: `2px solid ${palette.text.secondary}`, outlineOffset: -2 },
      '&[data-active]:focus, &[data-editing]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '&[data-editing]': { padding: 0 },
    },
    '& tbody tr[data-parent] > *': { fontWeight: 600 },
    '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-shown]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&[data-narrow] [data-pinned] [data-shown]': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: 1.3,
      fontSize: '0.8125rem',
    },
    '& [data-heard]': HEARD,
    '& [data-mark]': { position: 'absolute', top: 1, insetInlineStart: 2, display: 'flex', lineHeight: 1 },
    '& [data-mark="changed"]': { color: palette.secondary.main, fontSize: 12 },
    '& [data-mark="fault"]': { color: palette.error.main, top: 2 },
    '& [data-tree]': { display: 'flex', alignItems: 'center', minWidth: 0 },
    '& [data-toggle]': {
      display: 'inline-flex',
      flex: '0 0 28px',
      alignItems: 'center',
      justifyContent: 'center',
      height: ROW_HEIGHT - 2,
      marginInlineStart: '-6px',
    },
    '& span[data-toggle]': { cursor: 'pointer' },
    '& [data-editor]': {
      width: '100%',
      height: ROW_HEIGHT - 1,
      boxSizing: 'border-box',
      padding: '0 8px',
      border: 0,
      outline: 'none',
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      textAlign: 'inherit',
      '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${palette.error.main}` },
    },
    '@media print': { '& thead, & tfoot, & [data-pinned]': { position: 'static !important' } },
  };
});
