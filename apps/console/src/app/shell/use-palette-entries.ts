import { useEffect, useState } from 'react';
import { useMenu } from '~/app/shell/use-menu.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

export interface PaletteEntry {
  path: string;
  label: string;
  group: string;
}

/** More to find than screens: people, groups, forms, places. A feature adds its own when its code is loaded. */
export type PaletteSource = (typed: string) => Promise<PaletteEntry[]>;
const sources = new Set<PaletteSource>();
export function addPaletteSource(source: PaletteSource): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

const SHORTEST = 2;

function useFound(typed: string): PaletteEntry[] {
  const [found, setFound] = useState<PaletteEntry[]>([]);
  useEffect(() => {
    if (typed.trim().length < SHORTEST) return setFound([]);
    let current = true;
    void Promise.allSettled([...sources].map((source) => source(typed.trim()))).then((answers) => {
      if (current) setFound(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])));
    });
    return () => {
      current = false;
    };
  }, [typed]);
  return found;
}

/** The screens this user may open, and what the features find. */
export function usePaletteEntries(typed: string): PaletteEntry[] {
  const t = useShellTexts();
  const found = useFound(typed);
  const group = t('palette.screens');
  const screens = useMenu()
    .flatMap((node) => [node, ...node.children])
    .flatMap(({ id, path }) => (path ? [{ path, label: t(`menu.${id}`), group }] : []));
  return [...screens, { path: '/profile', label: t('user.profile'), group }, ...found];
}
