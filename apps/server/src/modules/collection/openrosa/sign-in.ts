import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { AccessMark } from '#http/access-cache.ts';
import { principalOfUser } from '#http/access-cache.queries.ts';
import { originOf } from '#http/audit-refusals.ts';
import { closedAccount } from '#http/closed-account.ts';
import { LruMap } from '#http/lru.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { isStorable } from '#http/storable.ts';
import { dummyVerify, verifyPassword } from '#modules/access/index.ts';
import { accountByName, accountKey, noteFailure, signInProblem, Throttle } from '#modules/session/index.ts';
import { holderOf, noteUse } from '../devices/device.queries.ts';
import { hashOfKey, KEY } from '../devices/device-key.ts';
import type { Sender } from '../ingest/arrived.ts';
import { type Rights, rightsOf } from '../ingest/rights.ts';
import { isSecureWay } from './secure-way.ts';

/** With what their switches allow, remembered like the rest until any process announces a change. */
export interface PhoneSender extends Sender {
  rights: Rights;
}

interface Remembered {
  sender: PhoneSender;
  mark: AccessMark;
  until: number;
}

/** A phone asks many times in a row; hashing its password each time would cost more than all the rest. */
const REMEMBERED_MS = 5 * 60_000;
const CHALLENGE = { 'www-authenticate': 'Basic realm="mSurvey", charset="UTF-8"' };

function readBasic(header: string | undefined): { name: string; password: string } | undefined {
  const encoded = /^Basic ([\w+/=-]{1,1000})$/i.exec(header ?? '')?.[1];
  const text = encoded ? Buffer.from(encoded, 'base64').toString('utf8') : '';
  const colon = text.indexOf(':');
  return colon < 1 || !isStorable(text) ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Lets phones in: by their own key in the address, or by name and password of an account. */
export class PhoneSignIn {
  private readonly known = new LruMap<string, Remembered>(5000);
  /** Names and passwords are remembered only as what this process makes of them. */
  private readonly secret = randomBytes(32).toString('hex');
  private readonly throttle: Throttle;

  constructor(private readonly context: Context) {
    this.throttle = new Throttle(context.database.pool);
  }

  async sender(request: FastifyRequest): Promise<PhoneSender> {
    const { key } = request.params as { key?: string };
    const found = key === undefined ? await this.byPassword(request) : await this.byKey(key);
    return found;
  }

  private remembered(id: string): PhoneSender | undefined {
    const known = this.known.get(id);
    return known && known.until > Date.now() && this.context.access.holds(known.mark) ? known.sender : undefined;
  }

  private async remember(id: string, sender: Sender, mark: AccessMark): Promise<PhoneSender> {
    const rights = rightsOf(await principalOfUser(this.context.database.db, sender.userId));
    const known = { ...sender, rights };
    this.known.set(id, { sender: known, mark, until: Date.now() + REMEMBERED_MS });
    return known;
  }

  private digest(...parts: string[]): string {
    return hash('sha256', JSON.stringify([this.secret, ...parts]), 'base64');
  }

  private async byKey(key: string): Promise<PhoneSender> {
    const refused = () => new Refusal(problem('device.key-invalid'));
    if (!KEY.test(key)) throw refused();
    const id = this.digest('key', key);
    const known = this.remembered(id);
    if (known) return known;
    const mark = this.context.access.mark();
    const { db } = this.context.database;
    const holder = await holderOf(db, hashOfKey(key));
    if (!holder) throw refused();
    const closed = closedAccount(holder, this.context.config);
    if (closed) throw new Refusal(closed);
    await noteUse(db, holder.deviceTokenId);
    const { deviceTokenId, userId, name, organizationId } = holder;
    return this.remember(id, { deviceTokenId, userId, name, organizationId }, mark);
  }

  private async byPassword(request: FastifyRequest): Promise<PhoneSender> {
    if (!isSecureWay(request)) throw new Refusal(problem('auth.tls-needed'));
    const refused = () => new Refusal(problem('auth.wrong-credentials', {}, CHALLENGE));
    const given = readBasic(request.headers.authorization);
    if (!given) throw refused();
    const id = this.digest('password', given.name, given.password);
    const known = this.remembered(id);
    if (known) return known;
    const mark = this.context.access.mark();
    const account = await accountByName(this.context.database.db, given.name);
    // A phone keeps no token of ours: the address from which it signed in before speaks for it.
    const attempt = { account: accountKey(account?.id, given.name), address: request.ip };
    const throttled = await this.throttle.attempt(attempt);
    if (throttled) throw new Refusal(throttled);
    const right = account?.passwordHash
      ? await verifyPassword(account.passwordHash, given.password)
      : await dummyVerify(given.password);
    if (!account || !right) {
      await noteFailure(this.context, given.name, account, originOf(request));
      throw refused();
    }
    await this.throttle.succeeded(attempt);
    const closed = signInProblem(account, this.context.config);
    if (closed) throw new Refusal(closed);
    const { id: userId, name, organizationId } = account;
    return this.remember(id, { userId, name, organizationId, deviceTokenId: null }, mark);
  }
}
