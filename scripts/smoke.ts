/**
 * `npm run smoke`: starts the product as people do, on a free port and a data folder to throw away, signs in, opens the
 * first screens and stops it. Ends with 0 when all of that went well. Needs no browser: for trying another Node or system.
 */
import { at } from './root.mjs';
import { call, login } from './testing/api.ts';
import { ServerProcess } from './testing/server-process.ts';

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
  console.log(`ok: ${what}`);
}

async function firstScreens(url: string): Promise<void> {
  const [page, unknown] = await Promise.all([fetch(`${url}/login`), fetch(`${url}/no/such/page`)]);
  expect(page.status === 200 && (await page.text()).includes('<html'), 'the sign-in page is served');
  expect(unknown.status === 404, 'an unknown page is answered with 404');

  const { token } = await login(url, 'superadmin');
  const get = <T>(path: string) => call<T>(url, token, 'GET', path);
  const bell = await get('/notification/summary');
  expect(bell.status === 200, 'the super-administrator signs in');

  const projects = await call<{ data: { id: number }[] }>(url, token, 'POST', '/project/list', {});
  const projectId = projects.body?.data?.[0]?.id;
  expect(projects.status === 200 && projectId !== undefined, 'the projects are listed');

  const home = await call(url, token, 'POST', '/project/dashboard/home', { projectId });
  expect(home.status === 200, 'the dashboard counts');
  expect((await call(url, undefined, 'GET', '/notification/summary')).status === 401, 'a stranger is refused');
}

console.log(`Node ${process.version} on ${process.platform}-${process.arch}`);
const server = await ServerProcess.start({ command: [at('scripts/start.mjs')], env: { HOST: '127.0.0.1' } });
try {
  console.log(`ready in ${(server.startedInMs / 1000).toFixed(1)} s`);
  await server.during(firstScreens(server.url));
  const { code } = await server.stop();
  expect(code === 0, 'it stops when asked to');
} finally {
  await server.dispose();
}
