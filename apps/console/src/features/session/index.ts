export { sameAs } from '~/features/session/passwords.ts';
export { Outcome } from '~/features/session/public/Outcome.tsx';
