import { type ComponentType, type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemedApp } from '~/app/theme/ThemedApp.tsx';

/** Draws a page of parts, the gallery's or a harness's, as the console would dress it. */
export const drawDressed = (page: ReactNode, Router: ComponentType<PropsWithChildren>): void =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Suspense>
      <Router>
        <ThemedApp>{page}</ThemedApp>
      </Router>
    </Suspense>,
  );
