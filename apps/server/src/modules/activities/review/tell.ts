import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import { type HeldRecord, organizationName } from './decide.queries.ts';
import { decisionText } from './decision-texts.ts';

type Jobs = Pick<Context, 'jobs'>;
export interface Told {
  projectId: number;
  who: Who;
  verdict: 'approved' | 'rejected' | 'reopened';
  reason: string | null;
}

/** What a record is called in a message: its sub-activity in the reader's language, else its form. */
const nameOf = ({ formTitle, labels, code, heldOn }: HeldRecord, language: Language): string =>
  [[code, labels?.[language] ?? labels?.en ?? formTitle].filter(Boolean).join(' '), heldOn].filter(Boolean).join(', ');

/** The programme's activities, as the console's addresses have them. */
const listPath = (projectId: number) => `/project/${projectId}?tabIndex=3&index=3`;
/** Its profile, which a follow-up has not: whoever wrote one finds it among what came back. */
const pathOf = (projectId: number, { isFollowUp, instanceId }: HeldRecord) =>
  isFollowUp
    ? `${listPath(projectId)}&activity.view=returned`
    : `/project/${projectId}/sacp/project-activity/profile?${new URLSearchParams({ instance: instanceId })}`;

/** Enqueued with the decision itself, so that it is told exactly when it holds. Each author hears of their own records, once. */
export async function tellAuthors({ jobs }: Jobs, db: Db, told: Told, records: readonly HeldRecord[]): Promise<void> {
  const { projectId, who, verdict, reason } = told;
  const orgName = await organizationName(db, who.organizationId);
  const byAuthor = new Map<number, HeldRecord[]>();
  for (const record of records) byAuthor.set(record.userId, [...(byAuthor.get(record.userId) ?? []), record]);
  for (const [userId, his] of byAuthor) {
    const [first] = his as [HeldRecord];
    const message =
      his.length > 1
        ? decisionText('approvedMany', () => ({ who: who.name, count: String(his.length) }))
        : decisionText(verdict, (language) => ({ who: who.name, what: nameOf(first, language), reason: reason ?? '' }));
    const roleName = who.roles[0]?.name;
    await jobs.enqueue(db, 'notify', {
      userIds: [userId],
      message,
      projectId,
      formTitle: first.formTitle,
      organizationName: orgName,
      path: his.length > 1 ? listPath(projectId) : pathOf(projectId, first),
      ...(roleName ? { roleName } : {}),
    });
  }
}
