import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type Decision, judge } from '#modules/collection/index.ts';
import { authorOf } from '../forms.queries.ts';
import type { Fate } from './schedule.ts';

/** A record and what becomes of it. */
export interface Judged {
  formId: number;
  submissionId: number;
  fate: Fate;
  /** The agency that did the work. */
  organization: string;
  n: number;
}

const REASONS = [
  ['The position is not in the union that is named. Please check it on the spot.', 'gps'],
  ['Please name the participants one by one; the list is missing.', 'people/listing'],
  ['The date does not agree with the attendance sheet.', 'held_on'],
  ['The photo shows another place. Please send one of the activity itself.', 'photos/photo_1'],
] as const;
const PLOT_REASONS = [
  ['The position is that of the office. Please send the one of the plot.', 'location/gps'],
  ['The date does not agree with the register of the block.', 'held_on'],
] as const;
const HARVEST_REASON = [['Please weigh the harvest again: it is far above the area.', 'produced']] as const;
const VISIT_REASON = [['The position is that of the office.', 'gps']] as const;
/** By form; others have participants. */
const REASONS_OF: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  163: PLOT_REASONS,
  164: PLOT_REASONS,
  165: HARVEST_REASON,
  166: VISIT_REASON,
};

export function decisionOf({ formId, submissionId, fate, n }: Judged): Decision {
  if (fate !== 'rejected') return { formId, submissionId, verdict: 'approved' };
  const reasons = REASONS_OF[formId] ?? REASONS;
  const [reason, question] = reasons[n % reasons.length] as readonly [string, string];
  return { formId, submissionId, verdict: 'rejected', reason, question };
}

const USERNAMES: Readonly<Record<string, string>> = {
  DAE: 'validator',
  BADC: 'badc.validator',
  FAO: 'fao.validator',
  DAM: 'dam.admin',
  BARI: 'bari.admin',
  GAIN: 'gain.admin',
};

/** Who decides on the records of each agency. */
export class Reviewers {
  private constructor(private readonly userIds: ReadonlyMap<string, number>) {}

  static async find(db: Db): Promise<Reviewers> {
    const userIds = new Map<string, number>();
    for (const [organization, username] of Object.entries(USERNAMES))
      userIds.set(organization, await authorOf(db, username));
    return new Reviewers(userIds);
  }

  of(organization: string): number {
    const userId = this.userIds.get(organization);
    if (userId === undefined) throw new Error(`nobody decides on records of ${organization}`);
    return userId;
  }

  /** What waits is left alone. */
  async judge(db: Db, all: readonly Judged[]): Promise<void> {
    for (const [organization, userId] of this.userIds) {
      const its = all.filter((one) => one.organization === organization && one.fate !== 'waiting');
      await judge(db, { projectId: PROJECT_PROGRAMME, decisions: its.map(decisionOf), userId });
    }
  }
}
