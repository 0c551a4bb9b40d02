import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error.ts';

/** Trying again helps when the server was busy or out of reach, never when it said no. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
