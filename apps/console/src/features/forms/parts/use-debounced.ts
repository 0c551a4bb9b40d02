import { SEARCH_DEBOUNCE_MS } from '@msurvey/domain';
import { useEffect, useState } from 'react';

/** What was typed, once the typing pauses. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
