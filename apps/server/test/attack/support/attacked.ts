import { randomUUID } from 'node:crypto';
import { contract, type Operation, type OperationName } from '@msurvey/contract';
import { listen } from '../../collection/support/phone.ts';
import { type Actor, fill, startTestServer, type TestServer } from '../../support/cast.ts';

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

export interface Heard {
  status: number;
  text: string;
}

export interface Attacked {
  server: TestServer;
  address: string;
  /** Over the network, as an attacker would. */
  ask(who: Actor, name: OperationName, input?: Input): Promise<Heard>;
  /** Every answer so far that says that the server itself failed. */
  failures: Heard[];
}

/** A real server that listens on this machine only, with everything it answers written down. */
export async function attacked(options: Parameters<typeof startTestServer>[0] = {}): Promise<Attacked> {
  const server = await startTestServer({ jobs: false, ...options });
  const address = await listen(server);
  const failures: Heard[] = [];
  return {
    server,
    address,
    failures,
    ask: async (who, name, { params, query = {}, body } = {}) => {
      const o = contract[name] as Operation;
      const search = new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]));
      const response = await fetch(`${address}${fill(o.path, params)}${search.size ? `?${search}` : ''}`, {
        method: o.method,
        headers: {
          ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'x-attack': randomUUID(),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const heard = { status: response.status, text: await response.text() };
      if (heard.status >= 500) failures.push(heard);
      return heard;
    },
  };
}
