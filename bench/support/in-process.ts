import { readConfig } from '../../apps/server/src/config/index.ts';
import { openDatabase } from '../../apps/server/src/db/open.ts';
import { createServer } from '../../apps/server/src/server.ts';
import { requestOf, type View } from '../../apps/server/test/lists/view.ts';
import { PASSWORD } from '../../scripts/testing/api.ts';

export interface InProcess {
  /** Milliseconds from the request's arrival to its answer, without a network. */
  timeOf(view: View): Promise<number>;
  close(): Promise<void>;
}

/** The server's own time: the same server within this process, asked without a network in between. */
export async function openInProcess(folder: string, username: string): Promise<InProcess> {
  const config = readConfig({ MSURVEY_DATA: folder, LOG_LEVEL: 'error' });
  const opened = await openDatabase(config, () => {});
  const server = await createServer(config, opened.pool, { jobs: false });
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/msurvey/api/auth/login',
    payload: { username, password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(signedIn.json() as { token: string }).token}` };
  return {
    async timeOf(view) {
      const { method, url, payload } = requestOf(view);
      const began = performance.now();
      const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      const time = performance.now() - began;
      if (response.statusCode !== 200) throw new Error(`${view.name}: ${response.statusCode} ${response.body}`);
      return time;
    },
    async close() {
      await server.close();
      await opened.close();
    },
  };
}
