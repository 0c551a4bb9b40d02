import { may, type Principal, type Requirement } from '@msurvey/domain';
import { useMemo } from 'react';
import { type Session, session } from '~/app/session/session.ts';
import { useStore } from '~/lib/store.ts';

export const useSession = (): Session => useStore(session);

export function principalOf(user: Session['user']): Principal {
  return {
    isSuperUser: user?.isSuperUser ?? false,
    roleNames: user?.roles.map((role) => role.name) ?? [],
    permissions: new Set(user?.permissions),
    isInProgramme: user?.isInProgramme ?? false,
    readsForums: user?.readsForums ?? false,
  };
}

export function usePrincipal(): Principal {
  const { user } = useSession();
  return useMemo(() => principalOf(user), [user]);
}

/** `can('Role/Create')`: the same question that the server asks. */
export function useCan(): (requirement: Requirement) => boolean {
  const who = usePrincipal();
  return useMemo(() => (requirement) => may(who, requirement), [who]);
}
