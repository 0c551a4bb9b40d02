import { matchRoutes, type RouteObject } from 'react-router';

let known: RouteObject[] = [];
export const registerForPrefetch = (routes: RouteObject[]): void => {
  known = routes;
};

/** Fetches the code and the texts of a screen before it is opened; failing is no harm, opening tries again. */
export function prefetch(address: string): void {
  const path = address.split(/[?#]/)[0] || '/';
  for (const match of matchRoutes(known, path) ?? []) {
    const handle = match.route.handle as { preload?: () => Promise<unknown> } | undefined;
    handle?.preload?.().catch(() => undefined);
  }
}
