// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ConfirmProvider } from '~/app/shell/confirm.tsx';
import { useLeaveGuard } from '~/features/collection/entry/use-leave-guard.ts';
import { loadTexts, startTexts } from '~/lib/i18n.ts';

beforeAll(async () => {
  localStorage.setItem('msurvey.language', 'en');
  await startTexts();
  await loadTexts('collection');
});
afterEach(cleanup);

function Filled() {
  const [isDirty, setDirty] = useState(true);
  useLeaveGuard(isDirty);
  return (
    <>
      <Link to="/list">Go Back</Link>
      <button type="button" onClick={() => setDirty(false)}>
        Keep
      </button>
    </>
  );
}

/** Leaves as soon as it is on the screen, as somebody quick would. */
function Sent() {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate('/list'), [navigate]);
  return null;
}

function Entry() {
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <Sent />
  ) : (
    <>
      <Filled />
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
    </>
  );
}

function open() {
  const routes = [
    { path: '/entry', Component: Entry },
    { path: '/list', element: 'the list' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/entry'] });
  render(
    <ConfirmProvider>
      <RouterProvider router={router} />
    </ConfirmProvider>,
  );
}

test('whoever leaves what is not sent is asked first', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(await screen.findByText('Leave this form?')).toBeTruthy();
  expect(screen.queryByText('the list')).toBeNull();
});

test('whoever leaves in the moment the record is sent is not asked any more', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('the list')).toBeTruthy();
  expect(screen.queryByText('Leave this form?')).toBeNull();
});

test('whoever is asked while the record is on its way goes on once it has arrived', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  await screen.findByText('Leave this form?');
  fireEvent.click(screen.getByText('Keep'));
  expect(await screen.findByText('the list')).toBeTruthy();
  await waitForElementToBeRemoved(() => screen.queryByText('Leave this form?'));
});

test('the question goes with the form it was asked about', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  await screen.findByText('Leave this form?');
  fireEvent.click(screen.getByText('Send'));
  await waitForElementToBeRemoved(() => screen.queryByText('Leave this form?'));
});
