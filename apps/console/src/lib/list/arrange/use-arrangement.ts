import { useState } from 'react';
import { useSession } from '~/app/session/index.ts';
import { type Arrangement, AS_IT_IS, readArrangement } from '~/lib/list/arrange/arrangement.ts';

export interface KeptArrangement {
  arrangement: Arrangement;
  change: (part: Partial<Arrangement>) => void;
}

/** In the browser, for each of those who share it; a list without a name is as it is. */
export function useArrangement(list: string | undefined): KeptArrangement {
  const userId = useSession().user?.id ?? 0;
  const key = list === undefined ? undefined : `msurvey.list.${userId}.${list}`;
  const read = () => ({ key, arrangement: key === undefined ? AS_IT_IS : readArrangement(localStorage.getItem(key)) });
  const [kept, setKept] = useState(read);
  // Another list on the same screen, or somebody else signed in.
  const current = kept.key === key ? kept : read();
  if (current !== kept) setKept(current);
  return {
    arrangement: current.arrangement,
    change: (part) => {
      if (key === undefined) return;
      const arrangement = { ...current.arrangement, ...part };
      setKept({ key, arrangement });
      localStorage.setItem(key, JSON.stringify(arrangement));
    },
  };
}
