import { useSession } from '~/app/session/index.ts';
import { session } from '~/app/session/session.ts';

/** Whose records and forms these are. Nobody: not signed in. */
export const ownerId = (): number | undefined => session.get().user?.id;
export const useOwnerId = (): number | undefined => useSession().user?.id;
