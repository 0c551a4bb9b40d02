import { Outlet } from 'react-router';
import { useHandOver } from '~/app/start/hand-over.ts';

/** Around every screen: when the first of them stands, it takes the place of what the build has drawn. */
export function FirstScreen() {
  useHandOver();
  return <Outlet />;
}
