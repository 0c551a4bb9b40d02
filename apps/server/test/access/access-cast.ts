import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Directory, readDirectory } from '../support/directory.ts';

export interface AccessCast {
  server: TestServer;
  superUser: Actor;
  faoAdmin: Actor;
  /** Sees one organisation. */
  daeAdmin: Actor;
  ids: Directory;
}

/** A server with those who look after organisations, roles and users. Whoever asks for it closes it. */
export async function accessCast(options: { jobs?: boolean } = { jobs: false }): Promise<AccessCast> {
  const server = await startTestServer(options);
  const superUser = await server.as('superadmin');
  const [faoAdmin, daeAdmin, ids] = await Promise.all([
    server.as('fao.admin'),
    server.as('dae.admin'),
    readDirectory(superUser),
  ]);
  return { server, superUser, faoAdmin, daeAdmin, ids };
}
