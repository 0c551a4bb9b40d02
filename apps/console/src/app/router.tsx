import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { Needs, PublicOnly } from '~/app/session/guards.tsx';
import { ErrorPage } from '~/app/shell/ErrorPage.tsx';
import { NotFoundPage } from '~/app/shell/NotFoundPage.tsx';
import { PublicLayout } from '~/app/shell/PublicLayout.tsx';
import { Splash } from '~/app/shell/Splash.tsx';
import { FirstScreen } from '~/app/start/FirstScreen.tsx';
import { goToSignIn } from '~/app/start/go-to-sign-in.ts';
import { type Page, pageRoute } from '~/lib/page.tsx';
import { registerForPrefetch } from '~/lib/prefetch.ts';
import { readTokens } from '~/lib/tokens.ts';

/** Features declare their screens themselves; the tables are tiny, the screens behind them are fetched when opened. */
const tables = import.meta.glob<Page[]>(['../features/*/routes.tsx', './pages/routes.tsx'], {
  eager: true,
  import: 'pages',
});
const pages = Object.values(tables).flat();

function guarded(page: Page, Screen: ComponentType): ComponentType {
  const { needs } = page;
  if (!needs) return Screen;
  return function GuardedScreen() {
    return (
      <Needs requirement={needs}>
        <Screen />
      </Needs>
    );
  };
}

const routesOf = (isPublic: Page['isPublic']): RouteObject[] =>
  pages
    .filter((page) => (page.isPublic ?? false) === isPublic)
    .map((page) => ({ ...pageRoute(page, guarded), ErrorBoundary: ErrorPage }));

export const routes: RouteObject[] = [
  {
    Component: FirstScreen,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Splash,
    children: [
      {
        Component: PublicOnly,
        children: [{ Component: PublicLayout, children: routesOf(true) }],
      },
      { Component: PublicLayout, children: routesOf('always') },
      {
        // the shell is not part of the sign-in page
        lazy: async () => ({ Component: (await import('~/app/shell/ShellLayout.tsx')).ShellLayout }),
        children: [...routesOf(false), { path: '*', Component: NotFoundPage }],
      },
    ],
  },
];

registerForPrefetch(routes);

/** Without a token nobody gets past the sign-in page, so the shell and its screens are not even fetched. */
function startAtSignIn(): void {
  const { pathname } = window.location;
  if (!readTokens() && !matchRoutes([...routesOf(true), ...routesOf('always')], pathname)) goToSignIn();
}

export function createRouter() {
  startAtSignIn();
  return createBrowserRouter(routes);
}
