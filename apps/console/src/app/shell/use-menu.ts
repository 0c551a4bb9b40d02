import { type MenuEntry, menuFor } from '@msurvey/domain';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { usePrincipal } from '~/app/session/hooks.ts';

export interface MenuNode extends MenuEntry {
  children: MenuEntry[];
}

/** The entries this user may open, as a tree of two levels. */
export function useMenu(): MenuNode[] {
  const who = usePrincipal();
  return useMemo(() => {
    const entries = menuFor(who);
    return entries
      .filter((entry) => entry.parent === null)
      .map((entry) => ({ ...entry, children: entries.filter((child) => child.parent === entry.id) }));
  }, [who]);
}

/** `/users` is open at `/users/12`, and `/` only at `/` itself. */
export function isOpenAt(entry: MenuEntry, pathname: string): boolean {
  const path = entry.path?.split('?')[0];
  if (!path) return false;
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}

export function useOpenEntry(menu: MenuNode[]): MenuEntry | undefined {
  const { pathname } = useLocation();
  return menu
    .flatMap((node) => [node, ...node.children])
    .filter((entry) => isOpenAt(entry, pathname))
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0];
}
