import { FIGURE_TEXTS } from '~/features/figures/parts/namespaces.ts';
import { lazyPart } from '~/lib/lazy-part.ts';
import { type Page, projectCrumb, withTexts } from '~/lib/page.tsx';
import { registerProfilePart } from '~/lib/profile-parts.tsx';

const namespace = 'figures';

export const pages: Page[] = [
  {
    path: '/project/:id/figures/:figure',
    namespace,
    title: 'title',
    about: ({ params }) => ['figure', params.figure],
    parents: [projectCrumb('id', '?tabIndex=3&index=0')],
    needs: 'Dashboard/View',
    load: withTexts(() => import('~/features/figures/FigurePage.tsx'), 'projects', ...FIGURE_TEXTS),
  },
];

// on the profile of a member, group or activity: the figures that it is counted in
registerProfilePart(lazyPart(async () => (await import('~/features/figures/CountsIn.tsx')).CountsIn, namespace));
