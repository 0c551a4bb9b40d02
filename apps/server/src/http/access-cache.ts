import { isPermission, type Principal } from '@msurvey/domain';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../db/tables.ts';
import { announceAccessChange, principalOfSession } from './access-cache.queries.ts';
import { LruMap } from './lru.ts';
import { type Problem, problem } from './problem.ts';
import type { Claims } from './tokens.ts';

/** A signed-in person, as every handler sees one. */
export interface Who extends Principal {
  userId: number;
  sessionId: string;
  username: string;
  name: string;
  organizationId: number;
  roles: readonly { id: number; name: string }[];
}

export interface AccessMark {
  generation: number;
  at: number;
}

/** How long a principal may be remembered when no connection tells us about changes (pgbouncer, a lost connection). */
const BLIND_MS = 1000;
const RETRY_MS = 2000;

/**
 * Knows who stands behind a session. Remembered in the process and forgotten when any process announces a change,
 * so that a switch turned off in one browser is off in the other at the next click.
 */
export class Access {
  private readonly known = new LruMap<string, { who: Who | Problem; at: number }>(5000);
  private generation = 0;
  private listener: PoolClient | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly pool: Pool,
    private readonly db: Db,
  ) {}

  async who(claims: Claims): Promise<Who | Problem> {
    const known = this.known.get(claims.sessionId);
    if (known && (this.listener || Date.now() - known.at < BLIND_MS)) return known.who;
    const generation = this.generation;
    const who = await this.load(claims);
    // A change announced while we were reading may not be in what we read.
    if (generation === this.generation) this.known.set(claims.sessionId, { who, at: Date.now() });
    return who;
  }

  /** For whatever else is remembered of people: taken before it is read … */
  mark(): AccessMark {
    return { generation: this.generation, at: Date.now() };
  }

  /** … and asked before it is believed. */
  holds(mark: AccessMark): boolean {
    return mark.generation === this.generation && (this.listener !== undefined || Date.now() - mark.at < BLIND_MS);
  }

  private async load(claims: Claims): Promise<Who | Problem> {
    const row = await principalOfSession(this.db, claims.sessionId, claims.userId);
    if (!row) return problem('auth.token-stale');
    if (row.status !== 'active' || !row.organizationActive) return problem('auth.account-inactive');
    if (!row.sessionOpen) return problem('auth.token-stale');
    return {
      userId: row.userId,
      sessionId: claims.sessionId,
      username: row.username,
      name: `${row.firstName} ${row.lastName}`.trim(),
      organizationId: row.organizationId,
      isSuperUser: row.isSuperUser,
      roles: row.roles,
      roleNames: row.roles.map((r) => r.name),
      permissions: new Set(row.permissions.filter(isPermission)),
    };
  }

  /** Call inside a transaction that changes users, roles, switches or sessions. */
  async changed(tx: { db: Db; onCommit(work: () => void): void }): Promise<void> {
    await announceAccessChange(tx.db);
    tx.onCommit(() => this.forget());
  }

  private forget(): void {
    this.generation++;
    this.known.clear();
  }

  /** Listens for changes announced by any process; comes back by itself after a lost connection. */
  async listen(): Promise<void> {
    if (this.closed) return;
    try {
      const client = await this.pool.connect();
      client.on('notification', () => this.forget());
      client.on('error', () => this.lost(client));
      client.on('end', () => this.lost(client));
      await client.query('listen msurvey_access');
      this.forget();
      this.listener = client;
    } catch {
      this.again();
    }
  }

  private lost(client: PoolClient): void {
    if (this.listener !== client) return;
    this.listener = undefined;
    client.release(true);
    this.again();
  }

  private again(): void {
    if (!this.closed) this.retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    const client = this.listener;
    this.listener = undefined;
    client?.release(true);
  }
}
