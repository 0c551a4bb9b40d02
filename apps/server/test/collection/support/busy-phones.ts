import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CollectClient, type PhoneFile } from './collect.ts';
import type { TestForm } from './forms.queries.ts';
import { newInstanceId, recordOf } from './household.ts';
import { picture } from './phone.ts';

export interface Sent {
  instanceId: string;
  /** md5 of the photo, when it has one. */
  hash: string | null;
}

/** What the phones were told. */
export interface Ledger {
  /** All that were ever begun: more than these nobody can have sent. */
  begun: Map<string, Sent>;
  acknowledged: Map<string, Sent>;
  /** Refused for a reason: a fault of the test. */
  refused: string[];
  /** How often an answer did not come, or said “later”. */
  retries: number;
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

/** Phones that send without pause, every third record with a photo, and send again until it is acknowledged. */
export function startPhones(listening: string, serverUrl: string, form: TestForm, count: number) {
  const ledger: Ledger = { begun: new Map(), acknowledged: new Map(), refused: [], retries: 0 };
  const phone = new CollectClient(listening, serverUrl);
  let going = true;
  const one = async (n: number) => {
    const instanceId = newInstanceId();
    const photo = n % 3 === 0 ? `${instanceId.slice(5)}.jpg` : undefined;
    const bytes = picture(2000 + (n % 7) * 10_000, n % 251);
    const files: PhoneFile[] = photo ? [{ name: photo, bytes }] : [];
    const xml = recordOf(form, { instanceId, ...(photo ? { photo } : {}) });
    const sent = { instanceId, hash: photo ? md5(bytes) : null };
    ledger.begun.set(instanceId, sent);
    for (;;) {
      const status = await phone.post({ xml, files }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201) return void ledger.acknowledged.set(instanceId, sent);
      if (status !== 0 && status < 500) return void ledger.refused.push(`${instanceId}: ${status}`);
      ledger.retries++;
      // As a phone that is switched off: what was not acknowledged may be there or not.
      if (!going) return;
      await sleep(150);
    }
  };
  const all = Array.from({ length: count }, async (_, writer) => {
    for (let n = writer; going; n += count) await one(n);
  });
  return {
    ledger,
    /** Until so many more have been acknowledged: on a slow machine it takes as long as it takes. */
    async more(records: number): Promise<void> {
      const until = ledger.acknowledged.size + records;
      while (ledger.acknowledged.size < until && ledger.refused.length === 0) await sleep(5);
    },
    async end(): Promise<Ledger> {
      going = false;
      await Promise.all(all);
      return ledger;
    },
  };
}
