import type { AddressInfo } from 'node:net';
import type { TestServer } from '../../support/cast.ts';
import { userId } from '../../support/state.queries.ts';
import { CollectClient } from './collect.ts';
import { insertForm, type TestForm } from './forms.queries.ts';
import { HOUSEHOLD } from './household.ts';

/** Lets a test server listen, so that phones can speak to it. */
export async function listen(server: TestServer): Promise<string> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

/** A phone with a key of its own, of one of the demonstration's collectors. */
export async function phoneOf(server: TestServer, address: string, username: string) {
  const person = await server.as(username);
  const { body } = await person.call('createDevice', { body: { label: 'Samsung A15' } });
  return { phone: CollectClient.fromSettings(address, body.data.settings), deviceId: body.data.id, person };
}

export async function householdForm(server: TestServer, ...usernames: string[]): Promise<TestForm> {
  const { db } = server.context.database;
  const userIds = await Promise.all(usernames.map((name) => userId(db, name)));
  return insertForm(db, HOUSEHOLD, { userIds });
}

/** The first bytes of a real picture, then anything. */
export const picture = (size: number, fill = 7): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(size, fill)]);
