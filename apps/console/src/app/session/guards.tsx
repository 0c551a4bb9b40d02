import type { Requirement } from '@msurvey/domain';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useCan, useSession } from '~/app/session/hooks.ts';
import { ServerAway } from '~/app/session/ServerAway.tsx';
import { NoPermission } from '~/app/shell/NoPermission.tsx';

interface ReturnState {
  from?: string;
}

/** Where to go after signing in. */
export function useReturnPath(): string {
  const { from } = (useLocation().state ?? {}) as ReturnState;
  return from?.startsWith('/') && !from.startsWith('//') ? from : '/';
}

const Waiting = () => (useSession().isOutOfReach ? <ServerAway /> : null);

/** A signed-in visitor of a public route goes to the default path, or back to where the session ran out. */
export function PublicOnly() {
  const { isInitialized, isLoggedIn } = useSession();
  const back = useReturnPath();
  if (!isInitialized) return <Waiting />;
  return isLoggedIn ? <Navigate to={back} replace /> : <Outlet />;
}

export function SignedInOnly({ children }: { children: ReactNode }) {
  const { isInitialized, isLoggedIn, endedBy } = useSession();
  const { pathname, search } = useLocation();
  if (!isInitialized) return <Waiting />;
  if (isLoggedIn) return children;
  const returns = endedBy === null || endedBy === 'expired';
  const state: ReturnState | undefined = returns ? { from: pathname + search } : undefined;
  return <Navigate to="/login" replace state={state} />;
}

/** Says so instead of asking the server for something it must refuse, which would end the session. */
export function Needs({ requirement, children }: { requirement: Requirement; children: ReactNode }) {
  return useCan()(requirement) ? children : <NoPermission />;
}
