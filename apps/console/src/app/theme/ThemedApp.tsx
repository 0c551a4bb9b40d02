import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFont } from '~/app/theme/fonts.ts';
import { themeFor } from '~/app/theme/theme.ts';
import { currentLanguage } from '~/lib/i18n.ts';
import { nonce } from '~/lib/nonce.ts';
import { useSettings } from '~/lib/settings.ts';

const leftToRight = createCache({ key: 'ms', nonce, prepend: true });
let rightToLeft: Promise<EmotionCache> | undefined;

/** The mirroring plug-in is fetched only by those who want it. */
function loadRightToLeft(): Promise<EmotionCache> {
  rightToLeft ??= Promise.all([import('stylis'), import('@mui/stylis-plugin-rtl')]).then(([stylis, rtl]) =>
    createCache({ key: 'msrtl', nonce, prepend: true, stylisPlugins: [stylis.prefixer, rtl.default] }),
  );
  return rightToLeft;
}

function useCache(rtl: boolean): EmotionCache {
  const [mirrored, setMirrored] = useState<EmotionCache>();
  useEffect(() => {
    if (rtl) void loadRightToLeft().then(setMirrored);
  }, [rtl]);
  return rtl && mirrored ? mirrored : leftToRight;
}

export function ThemedApp({ children }: { children: ReactNode }) {
  const settings = useSettings();
  useTranslation('shell');
  const language = currentLanguage();
  const theme = useMemo(() => themeFor(settings, language), [settings, language]);
  useEffect(() => loadFont(settings.fontFamily), [settings.fontFamily]);
  return (
    <CacheProvider value={useCache(settings.rtl)}>
      {/* without disableTransitionOnChange: it adds a style element that has no nonce, which the policy refuses */}
      <ThemeProvider theme={theme} defaultMode="system" noSsr modeStorageKey="msurvey.scheme">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
