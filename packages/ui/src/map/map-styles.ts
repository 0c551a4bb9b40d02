import type { Theme } from '@mui/material/styles';

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
