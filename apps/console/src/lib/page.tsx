import type { Requirement } from '@msurvey/domain';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router';
import { loadTexts } from '~/lib/i18n.ts';
import type { Thing } from '~/lib/names.ts';
import type { Values } from '~/lib/texts.ts';

/** One screen as its feature declares it in `features/<name>/routes.tsx` (or `app/pages/routes.tsx`, for screens of several features): `export const pages: Page[] = […]`. */
export interface Page {
  path: string;
  /** What it is about: its name stands for the title as soon as somebody has told it. */
  about?: (at: Address) => Thing;
  /** The namespace of its texts: the feature's name. */
  namespace: string;
  /** Key of its title: breadcrumb and browser tab. */
  title: string;
  /** What the title is filled with. */
  titleValues?: (params: Params) => Values;
  /** The screens it stands under, from the top; Home is always first. */
  parents?: readonly Crumb[];
  load: () => Promise<{ default: ComponentType }>;
  /** Seen without signing in; who is signed in goes to the default path, except with `always`. */
  isPublic?: boolean | 'always';
  /** Who may open it; everybody else reads that they may not. */
  needs?: Requirement;
}

/** Where one is, as far as the address says it. */
export interface Address {
  params: Params;
  query: URLSearchParams;
}

export interface Crumb {
  namespace: string;
  title: string;
  about?: (at: Address) => Thing;
  path?: string | ((at: Address) => string);
  /** Who may go there; for everybody else it is only a name. */
  needs?: Requirement;
}

/** For a screen with parts of other features: it brings their words along. */
export const withTexts =
  (load: Page['load'], ...namespaces: string[]): Page['load'] =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts(...namespaces)]);
    return screen;
  };

/** The project of an address; with a rest, the part of its page that one came through. */
export const projectCrumb = (param: 'id' | 'projectId', rest = ''): Crumb => ({
  namespace: 'projects',
  title: 'project.crumb',
  about: ({ params }) => ['project', params[param]],
  path: ({ params }) => `/project/${params[param]}${rest}`,
  needs: 'Project/View',
});

/** For a screen whose trail names the project, in the project's words. */
export const inProject = (load: Page['load']): Page['load'] => withTexts(load, 'projects');

/** What the shell knows about the open screen. */
export interface PageHandle {
  page: Page;
  preload: () => Promise<unknown>;
}

/** Code and texts of a screen come together, so that it appears complete. */
export function pageRoute(page: Page, wrap: (page: Page, Screen: ComponentType) => ComponentType): RouteObject {
  const preload = async () => {
    const [module] = await Promise.all([page.load(), loadTexts(page.namespace)]);
    return module.default;
  };
  return {
    path: page.path,
    handle: { page, preload } satisfies PageHandle,
    lazy: async () => ({ Component: wrap(page, await preload()) }),
  };
}
