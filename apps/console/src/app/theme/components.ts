import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '~/app/theme/LinkBehavior.tsx';
import type { Settings } from '~/lib/settings.ts';

const ring = (theme: Theme) => ({
  outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  outlineOffset: 2,
});

/** What all parts of one kind share. Nothing blinks: no ripples, and no motion for who asked for none. */
export const componentDefaults = (settings: Settings): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':focus-visible': ring(theme),
      'input:focus-visible, textarea:focus-visible': { outline: 'none' },
      // headings and the main part take the focus from scripts, to be read out; they are no controls
      '[tabindex="-1"]:focus-visible:not([data-row])': { outline: 'none' },
      // on paper there is the page itself: no shell, nothing to press, nothing cut off
      '@media print': {
        '[data-no-print], .MuiButton-root, .MuiIconButton-root, .leaflet-control-zoom': { display: 'none !important' },
        '.MuiTableContainer-root': { maxHeight: 'none !important', overflow: 'visible !important' },
        '.MuiPaper-root': { breakInside: 'avoid' },
        // black on white, whatever the screen's colours are
        body: { backgroundColor: '#fff !important' },
        'body, .MuiPaper-root, .MuiTableCell-root, .MuiTypography-root, .MuiChip-root, .MuiChip-icon, .MuiLink-root, .MuiAvatar-root':
          {
            color: '#000 !important',
          },
        '.MuiPaper-root, .MuiTableCell-root, .MuiChip-root': { backgroundColor: 'transparent !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': ring(theme) }) },
  },
  MuiLink: { defaultProps: { component: LinkBehavior } as object },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) =>
        settings.outlinedFilled ? { backgroundColor: (theme.vars ?? theme).palette.action.hover } : {},
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // why a field is closed must be readable all the same
      root: ({ theme }) => ({ '&.Mui-disabled': { color: (theme.vars ?? theme).palette.text.secondary } }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, enterNextDelay: 100 } },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: (theme.vars ?? theme).palette.divider }),
      head: ({ theme }) => ({
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: (theme.vars ?? theme).palette.text.secondary,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: -2 } } } },
  // two strips of tabs stand above some lists, whose rows are what people came for
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTab: { defaultProps: { disableRipple: true }, styleOverrides: { root: { minHeight: 40, paddingBlock: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
});
