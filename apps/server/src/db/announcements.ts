import type { Pool, PoolClient } from 'pg';
import { announce, listenTo } from './announcements.queries.ts';
import type { Db } from './tables.ts';

const RETRY_MS = 2000;

interface Hearer {
  heard(payload: string): void;
  /** It listens from now on, perhaps again: whatever was announced before may have been missed. */
  began?(): void;
  lost?(): void;
}

/**
 * What processes on one database tell each other, over one connection of each. A lost connection comes back by itself;
 * until then nothing is heard, and whoever hears is told so.
 */
export class Announcements {
  private readonly hearers = new Map<string, Hearer>();
  private client: PoolClient | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly pool: Pool) {}

  /** Before listening begins. */
  on(channel: string, hearer: Hearer): void {
    this.hearers.set(channel, hearer);
  }

  get isListening(): boolean {
    return this.client !== undefined;
  }

  /** Told to every process once the transaction commits; at once where there is none. */
  readonly tell = (db: Db, channel: string, payload = ''): Promise<void> => announce(db, channel, payload);

  async listen(): Promise<void> {
    if (this.closed) return;
    try {
      const client = await this.pool.connect();
      client.on('notification', ({ channel, payload = '' }) => this.hearers.get(channel)?.heard(payload));
      client.on('error', () => this.lost(client));
      client.on('end', () => this.lost(client));
      for (const channel of this.hearers.keys()) await listenTo(client, channel);
      this.client = client;
      for (const hearer of this.hearers.values()) hearer.began?.();
    } catch {
      this.again();
    }
  }

  private lost(client: PoolClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.release(true);
    for (const hearer of this.hearers.values()) hearer.lost?.();
    this.again();
  }

  private again(): void {
    if (!this.closed) this.retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = undefined;
    client?.release(true);
  }
}
