/** Run by the build, in Node: the sign-in page as the console will show it. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type DrawnPage, LANGUAGES, type Language } from '@msurvey/domain';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { uiTexts } from '@msurvey/ui/texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { session } from '~/app/session/session.ts';
import { PublicLayout } from '~/app/shell/PublicLayout.tsx';
import { FOCUSED } from '~/app/start/prerender-focus.ts';
import { withoutUnusedVariables } from '~/app/start/prerender-style.ts';
import { themeFor } from '~/app/theme/theme.ts';
import LoginPage from '~/features/session/login/LoginPage.tsx';
import { api } from '~/lib/client.ts';
import { icu } from '~/lib/icu.ts';
import { DEFAULT_SETTINGS } from '~/lib/settings.ts';

const KINDS: Pick<DrawnPage, 'demonstration' | 'mailbox' | 'exposed'>[] = [
  { demonstration: false, mailbox: false, exposed: false },
  { demonstration: true, mailbox: false, exposed: false },
  { demonstration: true, mailbox: true, exposed: false },
  { demonstration: true, mailbox: false, exposed: true },
  { demonstration: true, mailbox: true, exposed: true },
];

type Catalogues = Record<string, Record<string, string>>;
const shell = import.meta.glob('../i18n/*.json', { eager: true, import: 'default' }) as Catalogues;
const sessions = import.meta.glob('~/features/session/i18n/*.json', { eager: true, import: 'default' }) as Catalogues;
const of = (files: Catalogues, language: Language) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`))?.[1] ?? {};

async function speak(language: Language): Promise<void> {
  const texts = { shell: of(shell, language), session: of(sessions, language), ui: await uiTexts[language]() };
  const options = { lng: language, defaultNS: 'shell', keySeparator: false, nsSeparator: false } as const;
  await i18next
    .use(icu)
    .use(initReactI18next)
    .init({ ...options, resources: { [language]: texts } });
}

async function draw(language: Language, about: (typeof KINDS)[number]): Promise<DrawnPage> {
  await speak(language);
  session.set({ isInitialized: true });
  const cache = createCache({ key: 'ms', stylisPlugins: [] });
  // keeps the styles in the cache instead of writing them between the elements
  cache.compat = true;
  const queryClient = new QueryClient();
  queryClient.setQueryData(api.about.query().queryKey, { data: { version: '', setupNeeded: false, ...about } });
  const routes = [{ Component: PublicLayout, children: [{ path: '/login', Component: LoginPage }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  const markup = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeFor(DEFAULT_SETTINGS, language)} defaultMode="light">
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  const styles = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  return {
    ...about,
    language,
    // should no script run at all, a password must not end up in the address
    markup: markup.replace('<form ', '<form method="post" '),
    style: withoutUnusedVariables(styles.join('')) + FOCUSED,
    title: `${i18next.t('login.title', { ns: 'session' })} · ${i18next.t('app.name')}`,
  };
}

/** One for each language and kind of installation; one after the other, as they share the current language. */
export const drawings: DrawnPage[] = [];
for (const about of KINDS) for (const language of LANGUAGES) drawings.push(await draw(language, about));
