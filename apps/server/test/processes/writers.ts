import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../../../scripts/testing/api.ts';

export type Kind = 'category' | 'feedback' | 'user';

/** What the clients were told, by the mark that each write carries. */
export interface Ledger {
  /** Answered with success. */
  acknowledged: Map<string, Kind>;
  /** The connection broke or the server could not: it may be there, but never twice. */
  unknown: Map<string, Kind>;
  /** Refused for a reason: a fault of this test. */
  refused: string[];
}

interface Place {
  organizationId: number;
  roleId: number;
}

const requestOf = (kind: Kind, mark: string, { organizationId, roleId }: Place): [path: string, body: object] => {
  if (kind === 'category') return ['/category/create', { code: mark, title: { en: mark } }];
  if (kind === 'feedback') return ['/feedback', { rating: 4, comment: mark }];
  const person = { firstName: 'Crash', lastName: mark, username: mark, email: `${mark}@msurvey.example` };
  return ['/user/create', { ...person, password: 'Krishi-2026', organizationId, roles: [roleId] }];
};

function countsOf({ acknowledged }: Ledger): Record<Kind, number> {
  const counts = { category: 0, feedback: 0, user: 0 };
  for (const kind of acknowledged.values()) counts[kind]++;
  return counts;
}

/** Clients that write without pause, on kept-alive connections, whatever happens to the server. */
export function startWriters(url: string, token: string, place: Place, kinds: Kind[]) {
  const ledger: Ledger = { acknowledged: new Map(), unknown: new Map(), refused: [] };
  let going = true;
  const write = async (kind: Kind, writer: number) => {
    for (let n = 0; going; n++) {
      const mark = `w${writer}.${n}`;
      const [path, body] = requestOf(kind, mark, place);
      try {
        const { status } = await call(url, token, 'POST', path, body);
        if (status < 300) ledger.acknowledged.set(mark, kind);
        else if (status >= 500) ledger.unknown.set(mark, kind);
        else ledger.refused.push(`${kind} ${mark}: ${status}`);
      } catch {
        ledger.unknown.set(mark, kind);
        await sleep(20);
      }
    }
  };
  const all = kinds.map(write);
  return {
    /** Until writes of every kind have been acknowledged from now on: on a slow machine it takes as long as it takes. */
    async someOfEachKind(): Promise<void> {
      const before = countsOf(ledger);
      const isMore = () => Object.entries(countsOf(ledger)).every(([kind, n]) => n > (before[kind as Kind] ?? 0));
      while (!isMore() && ledger.refused.length === 0) await sleep(20);
    },
    async end(): Promise<Ledger> {
      going = false;
      await Promise.all(all);
      return ledger;
    },
  };
}
