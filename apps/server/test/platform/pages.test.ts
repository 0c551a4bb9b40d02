import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../../scripts/root.mjs';
import { startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server.close());

const open = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
  const { statusCode, headers } = await server.app.inject({ method, url });
  return { status: statusCode, isPage: String(headers['content-type']).startsWith('text/html') };
};

describe('addresses in the browser', () => {
  it.each(['/', '/users?name=dae.barguna', '/forms/my.form', '/forms/a.b/preview?x=1.5', '/audit?entity=v1.json'])(
    '%s is a page, dots or not',
    async (url) => expect(await open(url)).toEqual({ status: 200, isPage: true }),
  );

  it('a file that is not among the assets is not there, whatever asks for it', async () => {
    expect(await open('/assets/gone-1234.js')).toEqual({ status: 404, isPage: false });
    expect(await open('/msurvey/api/nowhere')).toEqual({ status: 404, isPage: false });
    expect(await open('/users', 'POST')).toEqual({ status: 404, isPage: false });
  });

  // The list of pages is made by the console's build; without one nobody can say which address is none.
  it.skipIf(!existsSync(at('apps/console/dist/pages.json')))(
    'an address without a screen answers 404 with the page that says so',
    async () => {
      for (const url of ['/nowhere', '/nowhere/at.all', '/favicon.ico', '/users/of/nobody'])
        expect(await open(url), url).toEqual({ status: 404, isPage: true });
      expect(await open('/users', 'HEAD')).toEqual({ status: 200, isPage: true });
    },
  );
});
