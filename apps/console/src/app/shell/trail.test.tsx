// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '~/app/session/session.ts';
import { Trail } from '~/app/shell/Trail.tsx';
import { useDocumentTitle } from '~/app/shell/use-document-title.ts';
import projects from '~/features/projects/i18n/en.json';
import registry from '~/features/registry/i18n/en.json';
import { useTellName } from '~/lib/names.ts';
import { type Page, pageRoute, projectCrumb } from '~/lib/page.tsx';
import { startTestTexts } from '~/testing/texts.ts';

await startTestTexts({ projects, registry });
afterEach(cleanup);

const LONG = 'A project with a name that is much longer than there is room for on any screen';

const member: Page = {
  path: '/project/:id/member',
  namespace: 'registry',
  title: 'member.crumb',
  about: ({ query }) => ['member', query.get('instance')],
  parents: [projectCrumb('id', '?tabIndex=3')],
  load: async () => ({ default: () => null }),
};
const duplicates: Page = { ...member, path: '/project/:id/duplicates', title: 'duplicates.title', about: undefined };

function Shell() {
  useDocumentTitle();
  return (
    <>
      <Trail />
      <Outlet />
    </>
  );
}

function TellsMember() {
  useTellName(['member', 'uuid:1'], 'রহিমা খাতুন');
  return null;
}

function open(address: string, withMember = false) {
  session.set({
    isLoggedIn: true,
    user: { id: 1, name: 'Rahima', roles: [], permissions: ['Project/View'], isSuperUser: false } as never,
  });
  const client = new QueryClient();
  const routes = [member, duplicates].map((page) => pageRoute(page, (_, Screen) => Screen));
  const router = createMemoryRouter([{ element: <Shell />, HydrateFallback: () => null, children: routes }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={client}>
      {withMember && <TellsMember />}
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const tellProject = (name: string): void =>
    act(() => {
      client.setQueryData(['name', 'project', '7'], { name });
    });
  return { tellProject };
}

describe('the breadcrumbs', () => {
  it('say what kind of thing it is until its name is known, and are links to what stands above', async () => {
    const { tellProject } = open('/project/7/member?instance=uuid%3A1');
    const project = await screen.findByRole('link', { name: 'Project' });
    expect(project.getAttribute('href')).toBe('/project/7?tabIndex=3');
    expect(screen.getByText('Member').getAttribute('aria-current')).toBe('page');
    tellProject(LONG);
    await waitFor(() => expect(screen.getByRole('link', { name: LONG }).getAttribute('title')).toBe(LONG));
  });

  it('call a thing by the name that its screen told, and so does the tab of the browser', async () => {
    open('/project/7/member?instance=uuid%3A1', true);
    expect((await screen.findByText('রহিমা খাতুন')).getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(document.title).toBe('রহিমা খাতুন · mSurvey'));
  });

  it('tell in the tab of the browser of which thing a list is', async () => {
    const { tellProject } = open('/project/7/duplicates');
    await screen.findByText('Duplicates');
    tellProject('SACP');
    await waitFor(() => expect(document.title).toBe('Duplicates · SACP · mSurvey'));
  });
});
