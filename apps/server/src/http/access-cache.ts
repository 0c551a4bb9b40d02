import { isPermission, type Principal, type Reaching } from '@msurvey/domain';
import type { Announcements } from '../db/announcements.ts';
import type { Db } from '../db/tables.ts';
import { principalOfSession } from './access-cache.queries.ts';
import { closedAccount } from './closed-account.ts';
import { LruMap } from './lru.ts';
import { type Problem, problem } from '../problem/problem.ts';
import type { Claims } from './tokens.ts';

/** A signed-in person, as every handler sees one. */
export interface Who extends Principal, Reaching {
  userId: number;
  sessionId: string;
  username: string;
  name: string;
  organizationId: number;
  isInProgramme: boolean;
  readsForums: boolean;
  roles: readonly { id: number; name: string }[];
}

export interface AccessMark {
  generation: number;
  at: number;
}

/** How long a principal may be remembered when no connection tells us about changes (pgbouncer, a lost connection). */
const BLIND_MS = 1000;
const CHANNEL = 'msurvey_access';

/**
 * Knows who stands behind a session. Remembered in the process and forgotten when any process announces a change,
 * so that a switch turned off in one browser is off in the other at the next click.
 */
export class Access {
  private readonly known = new LruMap<string, { who: Who | Problem; at: number }>(5000);
  private generation = 0;

  constructor(
    private readonly announcements: Announcements,
    private readonly db: Db,
    private readonly installation: { demonstration: boolean },
  ) {
    const forget = () => this.forget();
    announcements.on(CHANNEL, { heard: forget, began: forget });
  }

  async who(claims: Claims): Promise<Who | Problem> {
    const known = this.known.get(claims.sessionId);
    if (known && (this.announcements.isListening || Date.now() - known.at < BLIND_MS)) return known.who;
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
    return mark.generation === this.generation && (this.announcements.isListening || Date.now() - mark.at < BLIND_MS);
  }

  private async load(claims: Claims): Promise<Who | Problem> {
    const row = await principalOfSession(this.db, claims.sessionId, claims.userId);
    if (!row) return problem('auth.token-stale');
    const closed = closedAccount(row, this.installation);
    if (closed) return closed;
    if (!row.sessionOpen) return problem('auth.token-stale');
    return {
      userId: row.userId,
      sessionId: claims.sessionId,
      username: row.username,
      name: `${row.firstName} ${row.lastName}`.trim(),
      organizationId: row.organizationId,
      isSuperUser: row.isSuperUser,
      isInProgramme: row.isInProgramme,
      readsForums: row.readsForums,
      roles: row.roles,
      roleNames: row.roles.map((r) => r.name),
      permissions: new Set(row.permissions.filter(isPermission)),
      reaches: row.reaches,
    };
  }

  /** Call inside a transaction that changes users, roles, switches or sessions. */
  async changed(tx: { db: Db; onCommit(work: () => void): void }): Promise<void> {
    await this.announcements.tell(tx.db, CHANNEL);
    tx.onCommit(() => this.forget());
  }

  private forget(): void {
    this.generation++;
    this.known.clear();
  }
}
