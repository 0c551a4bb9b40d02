// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import VerifyPage from '~/features/session/links/VerifyPage.tsx';
import { loadTexts, startTexts } from '~/lib/i18n.ts';
import { clearTokens, readTokens, storeTokens } from '~/lib/tokens.ts';

/** A busy machine draws slowly. */
const PATIENT = { timeout: 10_000 };
const token = `head.${btoa(JSON.stringify({ sub: '5', exp: 9_999_999_999 }))}.signature`;

beforeAll(async () => {
  localStorage.setItem('msurvey.language', 'en');
  await startTexts();
  await loadTexts('session');
});
afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
});

function open(address: string, status: number) {
  const send = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', send);
  const router = createMemoryRouter([{ path: '/verify', Component: VerifyPage }], { initialEntries: [address] });
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return send;
}

test('sends the id once, also where React draws everything twice, and clears what was stored', async () => {
  storeTokens({ token, refreshToken: 'left over' }, false);
  const send = open('/verify?id=abc', 204);
  await screen.findByText('Congratulations...', {}, PATIENT);
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByText('Your account has been activated successfully.')).toBeTruthy();
  expect(screen.getByText('You can now sign-in to your account.')).toBeTruthy();
  expect(readTokens()).toBeUndefined();
});

test('a refused link fails in the words of the specification and is not sent again', async () => {
  const send = open('/verify?id=used', 404);
  await screen.findByText('Sorry !. can not verify your account.', {}, PATIENT);
  expect(screen.getByRole('heading', { name: 'Failed' })).toBeTruthy();
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByText('Try again')).toBeNull();
});

test('a link without an id fails without asking the server', () => {
  const send = open('/verify', 204);
  expect(screen.getByText('Sorry !. can not verify your account.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});
