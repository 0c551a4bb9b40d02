import '~/lib/nonce.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from '~/app/router.tsx';
import { startSession } from '~/app/session/session.ts';
import { ToastProvider } from '~/app/shell/toasts.tsx';
import { loadFont } from '~/app/theme/fonts.ts';
import { ThemedApp } from '~/app/theme/ThemedApp.tsx';
import { api } from '~/lib/client.ts';
import { startTexts } from '~/lib/i18n.ts';
import { queryClient } from '~/lib/query-client.ts';
import { settings } from '~/lib/settings.ts';

/** Without an answer the console starts all the same: a form can be filled in without network. */
const PATIENCE_MS = 3000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Texts first: the session's messages need them; the router fetches the first screen meanwhile. */
export async function start(): Promise<void> {
  const texts = startTexts();
  const about = queryClient.prefetchQuery(api.about.query());
  const router = createRouter();
  loadFont(settings.get().fontFamily);
  // the banner and the demonstration accounts are there from the first picture on: nothing jumps
  await Promise.all([texts, Promise.race([about, patience()])]);
  // names of places and sentences of the server come in the reader's language
  i18next.on('languageChanged', () => void queryClient.invalidateQueries());
  void startSession();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  // in slices: whoever types meanwhile is not held up
  startTransition(() =>
    root.render(
      <StrictMode>
        <ThemedApp>
          <QueryClientProvider client={queryClient}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </QueryClientProvider>
        </ThemedApp>
      </StrictMode>,
    ),
  );
}
