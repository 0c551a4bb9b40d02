export { Outcome } from '~/features/session/public/Outcome.tsx';
