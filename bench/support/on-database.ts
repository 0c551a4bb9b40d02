import { readConfig } from '../../apps/server/src/config/index.ts';
import { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open.ts';
import type { ServerProcess } from '../../scripts/testing/server-process.ts';

/** With the server stopped: a data folder has one user at a time. */
export async function onDatabase<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase(readConfig({ MSURVEY_DATA: folder }), () => {});
  try {
    return await work(new Database(opened.pool, console.error));
  } finally {
    await opened.close();
  }
}

/** The server is stopped meanwhile. */
export async function onServer<T>(server: ServerProcess, work: (database: Database) => Promise<T>): Promise<T> {
  await server.stop();
  try {
    return await onDatabase(server.folder, work);
  } finally {
    await server.start();
  }
}
