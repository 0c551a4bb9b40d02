import type { Theme } from '@mui/material/styles';

/** Amber, dark enough for white numbers; other than every green of areas. */
export const SYMBOL = '#b45309';

/** The map in the colours of the theme, light and dark. */
export const mapStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    height: 1,
    width: 1,
    // beneath menus and the top bar
    zIndex: 0,
    isolation: 'isolate',
    '&.leaflet-container': {
      background: palette.action.hover,
      fontFamily: 'inherit',
      fontSize: theme.typography.body2.fontSize,
    },
    '& .map-land': { stroke: palette.text.secondary, fill: palette.background.paper, fillOpacity: 1 },
    '& .map-line': { stroke: palette.text.secondary, strokeOpacity: 0.6, fill: 'none' },
    '& .map-mark': { stroke: palette.primary.main, fill: palette.primary.main, fillOpacity: 0.12 },
    '& .map-area': { stroke: palette.text.secondary, strokeOpacity: 0.8, outline: 'none' },
    '& .map-area-open': { cursor: 'pointer' },
    '& .map-area-open:hover': { stroke: palette.text.primary, strokeWidth: 2.5, strokeOpacity: 1 },
    '& .map-name span': {
      display: 'block',
      width: 'max-content',
      transform: 'translate(-50%, -50%)',
      padding: '0 4px',
      borderRadius: 4,
      textAlign: 'center',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 600,
      fontSize: 12,
      // readable on every colour of the scale
      background: palette.background.paper,
      color: palette.text.primary,
    },
    '& .map-tip': { background: palette.background.paper, color: palette.text.primary, borderColor: palette.divider },
    '& .map-tip::before': { display: 'none' },
    '& .map-cluster': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      background: palette.primary.main,
      color: palette.primary.contrastText,
      border: `2px solid ${palette.background.paper}`,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .map-point': { display: 'grid', placeItems: 'center' },
    '& .map-point span': {
      width: 14,
      height: 14,
      borderRadius: '50%',
      background: palette.primary.main,
      border: `2px solid ${palette.background.paper}`,
      boxShadow: `0 0 0 1px ${palette.primary.main}`,
    },
    '& .map-point-chosen span': { width: 20, height: 20, background: palette.error.main },
    '& .leaflet-bar a': {
      background: palette.background.paper,
      color: palette.text.primary,
      borderColor: palette.divider,
    },
    '& .leaflet-bar a.leaflet-disabled': { color: palette.text.secondary, background: palette.background.default },
    '& .leaflet-control-attribution': {
      background: palette.background.paper,
      color: palette.text.secondary,
      '& a': { color: palette.primary.main },
    },
  } as const;
};

/** Above coloured areas points have another colour than they. */
export const areaMapStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...mapStyles(theme),
    '& .map-cluster, & .map-point span': {
      background: `${palette.secondary.main} !important`,
      color: `${palette.secondary.contrastText} !important`,
      boxShadow: `0 0 0 1px ${palette.secondary.main}`,
    },
  };
};

/** Symbols whose size is a count: one sees through them what lies beneath. */
export const placeMapStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...mapStyles(theme),
    '& .map-place': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      background: SYMBOL,
      border: '1.5px solid #fff',
      color: '#fff',
      fontWeight: 600,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
    },
    '& .map-place:hover, & .map-place:focus-visible': {
      outline: `3px solid ${palette.text.primary}`,
      outlineOffset: 1,
    },
  };
};
