import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, type Location, useBlocker } from 'react-router';
import { type Question, useConfirm } from '~/app/shell/confirm.tsx';

/** Whether something is lost on this way. */
export type Losing = (from: Location, to: Location) => boolean;
export const opensAnother: Losing = (from, to) => from.pathname !== to.pathname;

/** Asks before another screen is opened; `loses` tells which way there is something to lose, none: nothing is asked. */
export function useAskBeforeLeaving(loses: Losing | undefined, question: Question): void {
  const confirm = useConfirm();
  const rule = useRef(loses);
  // The router forgets a screen that is gone only a moment after it has changed: whoever is quick would be asked about
  // what is sent or saved.
  useLayoutEffect(() => {
    rule.current = loses;
    return () => {
      rule.current = undefined;
    };
  }, [loses]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => rule.current?.(currentLocation, nextLocation) ?? false,
      [],
    ),
  );
  const ask = useEffectEvent((signal: AbortSignal) => confirm(question, signal));
  const isNothingLost = !loses;
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // What was in the way was sent or saved meanwhile.
    if (isNothingLost) return blocker.proceed();
    const gone = new AbortController();
    void ask(gone.signal).then((leave) => {
      if (gone.signal.aborted) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => gone.abort();
  }, [blocker, isNothingLost]);
}
