import { POLL_INTERVAL_MS } from '@msurvey/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { refreshUser } from '~/app/session/session.ts';

/** Flicking between windows or screens should not ask each time. */
const REST_MS = 5000;

/** Keeps the signed-in user's rights fresh: with the poll, when the window is looked at or the network comes again, and on the way to another screen. */
export function SessionKeeper() {
  const { pathname } = useLocation();
  const last = useRef(Date.now());
  const look = useRef(() => {
    if (document.visibilityState === 'hidden' || Date.now() - last.current < REST_MS) return;
    last.current = Date.now();
    void refreshUser();
  }).current;

  useEffect(() => {
    if (pathname) look();
  }, [pathname, look]);
  useEffect(() => {
    const timer = setInterval(() => void refreshUser(), POLL_INTERVAL_MS);
    const again = () => void refreshUser();
    window.addEventListener('online', again);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return null;
}
