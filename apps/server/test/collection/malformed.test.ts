import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { CollectClient } from './support/collect.ts';
import type { TestForm } from './support/forms.queries.ts';
import { recordOf } from './support/household.ts';
import { type Malformed, malformed } from './support/malformed.ts';
import { householdForm, listen, phoneOf } from './support/phone.ts';
import { countsOf } from './support/state.queries.ts';

const COUNT = 2000;
const AT_ONCE = 4;
let server: TestServer;
let address: string;
let form: TestForm;
let phone: CollectClient;
let path: string;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  address = await listen(server);
  form = await householdForm(server, 'collector');
  ({ phone } = await phoneOf(server, address, 'collector'));
  path = `${new URL((phone as unknown as { serverUrl: string }).serverUrl).pathname}/submission`;
});
afterAll(() => server?.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** What is still needed: how much the process has of the machine tells more about the collector than about us. */
function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const send = ({ body, contentType }: Malformed): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-length': body.length, ...(contentType ? { 'content-type': contentType } : {}) };
    const sent = request(new URL(path, address), { method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    // A server may hang up on a body that it has refused already.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(0) : reject(error),
    );
    sent.end(body);
  });

describe('malformed records', () => {
  it(`of ${COUNT} none is taken, none makes the server fail, and memory does not grow with them`, async () => {
    const before = await countsOf(server.context.database.db, form.formId);
    const statuses = new Map<number, string[]>();
    const inputs = malformed(form, COUNT);
    let half = 0;
    let n = 0;
    const work = async () => {
      for (const input of inputs) {
        const status = await send(input);
        statuses.set(status, [...(statuses.get(status) ?? []), input.what]);
        if (++n === COUNT / 2) half = held();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const grown = held() - half;
    const odd = [...statuses].filter(([status]) => status !== 0 && (status < 400 || status >= 500));
    expect(odd).toEqual([]);
    // Hanging up is allowed, but only where a body is refused before its end.
    expect((statuses.get(0) ?? []).length).toBeLessThan(COUNT / 4);
    expect(await countsOf(server.context.database.db, form.formId)).toEqual(before);
    expect(grown).toBeLessThan(20_000_000);
    let left = 0;
    for await (const _ of server.context.files.list()) left++;
    expect(left).toBe(0);
    expect((await phone.post({ xml: recordOf(form) })).status).toBe(201);
  });
});
