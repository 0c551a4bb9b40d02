import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../../../scripts/testing/api.ts';

export type Verdict = 'approve' | 'reopen';

export interface Reviewers {
  /** Of each record, what was answered last. A record whose last request got no answer is not among them. */
  acknowledged: Map<number, Verdict>;
  /** How many decisions were answered. */
  answered(): number;
  end(): Promise<void>;
}

/** Each approves its own records one after the other, then reopens them, and so on. A server that is away is waited for. */
export function startReviewers(url: string, token: string, shares: readonly number[][]): Reviewers {
  const acknowledged = new Map<number, Verdict>();
  let [isOver, answers] = [false, 0];
  const decide = async (id: number, verdict: Verdict): Promise<void> => {
    acknowledged.delete(id);
    const body = {
      projectId: PROJECT_PROGRAMME,
      id,
      revision: 1,
      ...(verdict === 'reopen' ? { reason: 'Again' } : {}),
    };
    const answer = await call(url, token, 'POST', `/project/validation/${verdict}`, body).catch(() => null);
    if (answer === null) await sleep(100);
    else if (answer.status === 200) {
      acknowledged.set(id, verdict);
      answers++;
    }
  };
  const review = async (share: readonly number[]): Promise<void> => {
    for (;;)
      for (const verdict of ['approve', 'reopen'] as const)
        for (const id of share) {
          if (isOver) return;
          await decide(id, verdict);
        }
  };
  const all = shares.map(review);
  return {
    acknowledged,
    answered: () => answers,
    async end() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
