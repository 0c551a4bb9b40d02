import '~/lib/nonce.ts';
import '~/app/theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from '~/app/router.tsx';
import { startSession } from '~/app/session/session.ts';
import { ToastProvider } from '~/app/shell/toasts.tsx';
import { ThemedApp } from '~/app/theme/ThemedApp.tsx';
import { startTexts } from '~/lib/i18n.ts';
import { queryClient } from '~/lib/query-client.ts';

// texts first: the session's messages need them; the router fetches the first screen meanwhile
const texts = startTexts();
const router = createRouter();
await texts;
// names of places and sentences of the server come in the reader's language
i18next.on('languageChanged', () => void queryClient.invalidateQueries());
void startSession();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemedApp>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </ThemedApp>
  </StrictMode>,
);
