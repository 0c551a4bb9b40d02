import { useEffect, useRef, useState } from 'react';
import { type LocateFault, locate, type Place } from './geo.ts';

/** Asks the device where it is; `seeking` until it is exact enough or the person stops it. */
export function useLocate(wanted: number, onPlace: (place: Place) => void) {
  const [seeking, setSeeking] = useState(false);
  const [fault, setFault] = useState<LocateFault>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    seeking,
    fault,
    start() {
      setSeeking(true);
      setFault(undefined);
      end.current = locate(wanted, onPlace, (failed) => {
        setSeeking(false);
        setFault(failed);
      });
    },
    stop: () => end.current?.(),
  };
}
