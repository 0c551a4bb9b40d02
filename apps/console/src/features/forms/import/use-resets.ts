import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ImportValues } from '~/features/forms/import/import-values.ts';

/** Other organisations have other roles and people, other roles other people: what was chosen of them is forgotten. */
export function useResets(organizations: readonly number[], roles: readonly number[]): void {
  const { setValue } = useFormContext<ImportValues>();
  // the form hands out a new array each time it is asked: what is in it counts
  const [ofWhom, as] = [organizations.join(), roles.join()];
  const before = useRef({ ofWhom, as });
  useEffect(() => {
    const { current } = before;
    before.current = { ofWhom, as };
    if (current.ofWhom !== ofWhom) setValue('roles', []);
    if (current.ofWhom !== ofWhom || current.as !== as) setValue('users', []);
  }, [ofWhom, as, setValue]);
}
