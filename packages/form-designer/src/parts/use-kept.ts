import { useState } from 'react';

/** The earlier one for as long as it says the same: a field whose choice is another object forgets what is typed in it. */
export function useKept<T>(now: T, isSame: (a: T, b: T) => boolean): T {
  const [kept, setKept] = useState(now);
  if (kept === now || isSame(kept, now)) return kept;
  setKept(now);
  return now;
}
