import { type Requirement, SEARCH_DEBOUNCE_MS } from '@msurvey/domain';
import { useEffect, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useMenu } from '~/app/shell/use-menu.ts';
import { api } from '~/lib/client.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

export interface PaletteEntry {
  path: string;
  label: string;
  group: string;
}

type Found = Omit<PaletteEntry, 'group'>;
interface Source {
  group: 'palette.projects' | 'palette.forms' | 'palette.people';
  /** Asked only for those who may: a refusal would end their session. */
  needs: Requirement;
  find: (typed: string) => Promise<Found[]>;
}

const MOST = 5;

/** A title opens the library at the forms that have it. */
const titles = async (q: string, state: 'deployed' | 'draft', filter: string): Promise<Found[]> =>
  (await api.formTitles({ query: { q, state } })).data.slice(0, MOST).map((label) => ({
    path: `/forms?${filter}=${encodeURIComponent(label)}`,
    label,
  }));

/** More to find than screens. */
const SOURCES: readonly Source[] = [
  {
    group: 'palette.projects',
    needs: 'Project/View',
    find: async (name) =>
      (await api.myProjects({ body: { name, pageSize: MOST } })).data.map((project) => ({
        path: `/project/${project.id}`,
        label: project.name,
      })),
  },
  {
    group: 'palette.forms',
    needs: 'Form/View',
    find: async (q) => [...(await titles(q, 'deployed', 'name')), ...(await titles(q, 'draft', 'draft.name'))],
  },
  {
    group: 'palette.people',
    needs: 'User/View',
    find: async (name) =>
      (await api.users({ body: { name, pageSize: MOST } })).data.map((user) => ({
        path: `/users?name=${encodeURIComponent(user.username)}`,
        label: `${user.firstName} ${user.lastName} (${user.username})`,
      })),
  },
];

const SHORTEST = 3;

function useFound(typed: string): (Found & Pick<Source, 'group'>)[] {
  const can = useCan();
  const [found, setFound] = useState<(Found & Pick<Source, 'group'>)[]>([]);
  useEffect(() => {
    const words = typed.trim();
    if (words.length < SHORTEST) return setFound([]);
    let current = true;
    const search = async ({ group, find }: Source) => (await find(words)).map((entry) => ({ ...entry, group }));
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(SOURCES.filter(({ needs }) => can(needs)).map(search));
      if (current) setFound(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])));
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, can]);
  return found;
}

/** The screens this user may open, and the projects, forms and people found by what is typed. */
export function usePaletteEntries(typed: string): PaletteEntry[] {
  const t = useShellTexts();
  const found = useFound(typed);
  const group = t('palette.screens');
  const screens = useMenu()
    .flatMap((node) => [node, ...node.children])
    .flatMap(({ id, path }) => (path ? [{ path, label: t(`menu.${id}`), group }] : []));
  return [
    ...screens,
    { path: '/profile', label: t('user.profile'), group },
    { path: '/help', label: t('user.help'), group },
    ...found.map((entry) => ({ ...entry, group: t(entry.group) })),
  ];
}
