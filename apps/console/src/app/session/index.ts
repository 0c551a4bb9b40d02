export { useCan, usePrincipal, useSession } from '~/app/session/hooks.ts';
export { type Credentials, login, logout, refreshUser, type Session } from '~/app/session/session.ts';
