import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error.ts';

/** Trying again helps when the server was busy or out of reach, never when it said no or when there is no network. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && navigator.onLine && error instanceof ApiError && (error.status === 0 || error.status >= 502);
/** Without network a screen says so; it does not wait in silence. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      retry: worthRetrying,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode, retry: false },
  },
});
