import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Contract, type Operation, type OperationName } from '@msurvey/contract';
import { inject } from 'vitest';
import type { z } from 'zod';
import { readConfig } from '../../src/config/index.ts';
import { createPool } from '../../src/db/pool.ts';
import { LruMap } from '../../src/http/lru.ts';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { createServer, type Server, type ServerOptions } from '../../src/server.ts';
import { createDatabaseFrom, dropDatabaseFrom } from './postgres.ts';

type In<S> = S extends z.ZodType ? z.input<S> : never;
type Arguments<O extends Operation> = {
  params?: In<O['params']>;
  query?: In<O['query']>;
  body?: In<O['body']>;
  headers?: Record<string, string>;
};
type Body<O extends Operation> = O['response'] extends z.ZodType ? z.output<O['response']> : undefined;

export interface Failure {
  errors: { status: string; code: string; title: string; detail: string; source?: { pointer: string } }[];
}
export interface Answer<T> {
  status: number;
  headers: Record<string, unknown>;
  /** What the contract promises; only on success. */
  body: T;
  /** On failure. */
  errors: Failure['errors'];
  codes: string[];
}

/** One person who uses the API. */
export interface Actor {
  token: string | undefined;
  refreshToken: string | undefined;
  call<K extends OperationName>(name: K, args?: Arguments<Contract[K]>): Promise<Answer<Body<Contract[K]>>>;
}

export interface TestServer extends Server {
  /** Signs in with the demonstration password. */
  as(username: string, password?: string): Promise<Actor>;
  nobody: Actor;
}

export const fill = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '1')));

export function actor(server: Server, token?: string, refreshToken?: string): Actor {
  const self: Actor = {
    token,
    refreshToken,
    async call(name, args = {}) {
      const o = contract[name] as Operation;
      const query = new URLSearchParams(
        Object.entries((args.query ?? {}) as Record<string, unknown>).map(([k, v]): [string, string] => [k, String(v)]),
      );
      const response = await server.app.inject({
        method: o.method,
        url: `${fill(o.path, args.params as Record<string, unknown>)}${query.size ? `?${query}` : ''}`,
        headers: { ...(self.token ? { authorization: `Bearer ${self.token}` } : {}), ...args.headers },
        ...(args.body !== undefined ? { payload: args.body as object } : {}),
      });
      const json = response.headers['content-type']?.toString().includes('json') ? response.json() : undefined;
      const errors = (json as Failure | undefined)?.errors ?? [];
      return {
        status: response.statusCode,
        headers: response.headers,
        body: json as never,
        errors,
        codes: errors.map((e) => e.code),
      };
    },
  };
  return self;
}

/** A server of its own on a copy of the demonstration database (or of an empty one), for one test file. */
export async function startTestServer(
  options: ServerOptions & { empty?: boolean; env?: Record<string, string> } = {},
): Promise<TestServer> {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const files = join(tmpdir(), database);
  await createDatabaseFrom(postgres, database, options.empty ? 'msurvey_empty' : 'msurvey_template');
  LruMap.forgetAll();
  const pool = createPool({ ...postgres, database });
  const config = readConfig({
    MSURVEY_DEMO: '1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:8080',
    FILE_STORE: `file:${files}`,
    LOG_LEVEL: 'fatal',
    ...options.env,
  });
  const server = await createServer(config, pool, options);
  const nobody = actor(server);
  return {
    ...server,
    nobody,
    close: async () => {
      await server.close();
      await dropDatabaseFrom(postgres, database);
      await rm(files, { recursive: true, force: true });
    },
    as: async (username, password = DEMONSTRATION_PASSWORD) => {
      const { status, body, errors } = await nobody.call('login', { body: { username, password } });
      if (status !== 200) throw new Error(`${username} cannot sign in: ${errors.map((e) => e.detail).join(', ')}`);
      return actor(server, body.token, body.refresh_token.token);
    },
  };
}
