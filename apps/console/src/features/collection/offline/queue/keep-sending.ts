import { ownerId } from '~/features/collection/offline/owner.ts';
import { sendDue } from '~/features/collection/offline/queue/sender.ts';
import { session } from '~/app/session/session.ts';

const EVERY_MS = 60_000;

/** As long as somebody is signed in: at the start, when network, session or attention come back, and every minute. */
export function keepSending(): () => void {
  const back = () => void sendDue(true);
  const look = () => {
    if (document.visibilityState === 'visible') void sendDue();
  };
  let owner = ownerId();
  const unsubscribe = session.subscribe(() => {
    if (ownerId() === owner) return;
    owner = ownerId();
    if (owner !== undefined) back();
  });
  const timer = setInterval(() => void sendDue(), EVERY_MS);
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', look);
  back();
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', look);
  };
}
