import { useCallback, useState } from 'react';
import { ApiError } from '~/lib/client.ts';

interface Asked {
  said: string;
  again: (reason: string) => Promise<unknown>;
}

/** Does something that may need a reason because its year is closed: then the reason is asked for, and it is done again. */
export function useClosedReason() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const tried = useCallback(async (work: (reason?: string) => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.has('indicator.year-closed')) throw error;
      setAsked({ said: error.message, again: work });
      return false;
    }
  }, []);
  const close = useCallback(() => setAsked(null), []);
  return { asked, tried, close };
}
