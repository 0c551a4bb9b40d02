import type { Language } from '@msurvey/domain';
import { createTheme, type Theme } from '@mui/material/styles';
import { componentDefaults } from '~/app/theme/components.ts';
import { DARK, LIGHT, PRESETS, type Scheme } from '~/app/theme/tokens.ts';
import type { Settings } from '~/lib/settings.ts';

const FALLBACK = '"Noto Sans Bengali Variable", system-ui, "Segoe UI", "PingFang SC", "Microsoft YaHei", sans-serif';
const FAMILY: Record<Settings['fontFamily'], string> = {
  Inter: '"Inter Variable"',
  Roboto: '"Roboto Variable"',
  Poppins: 'Poppins',
};

const color = ({ main, on }: { main: string; on: string }) => ({ main, contrastText: on });

const paletteOf = (scheme: Scheme, primary: { main: string; on: string }) => ({
  primary: color(primary),
  secondary: color(scheme.accent),
  warning: color(scheme.warning),
  success: color(scheme.success),
  error: color(scheme.error),
  info: color(scheme.info),
  background: { default: scheme.ground, paper: scheme.paper },
  text: { primary: scheme.text, secondary: scheme.quiet },
  divider: scheme.line,
});

/** Bengali stacks marks above and below the line: it needs more room than Latin or Chinese. */
const lineHeights = (language: Language) =>
  language === 'bn' ? { text: 1.75, title: 1.5 } : { text: 1.5, title: 1.3 };

export function themeFor(settings: Settings, language: Language): Theme {
  const preset = PRESETS[settings.presetColor];
  const { text, title } = lineHeights(language);
  const heading = (rem: number) => ({ fontSize: `${rem}rem`, fontWeight: 600, lineHeight: title, letterSpacing: 0 });
  return createTheme({
    direction: settings.rtl ? 'rtl' : 'ltr',
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: { palette: paletteOf(LIGHT, preset.light) },
      dark: { palette: paletteOf(DARK, preset.dark) },
    },
    shape: { borderRadius: settings.borderRadius },
    typography: {
      fontFamily: `${FAMILY[settings.fontFamily]}, ${FALLBACK}`,
      h1: heading(1.5),
      h2: heading(1.25),
      h3: heading(1.125),
      h4: heading(1),
      h5: heading(1),
      h6: heading(1),
      subtitle1: { lineHeight: text, fontWeight: 600 },
      body1: { lineHeight: text },
      body2: { lineHeight: text },
      button: { textTransform: 'none', fontWeight: 600, lineHeight: 1.6 },
    },
    components: componentDefaults(settings),
  });
}
