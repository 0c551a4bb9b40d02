/** What is found later about a demonstration or a structure, in a record of its own. */
export const FOLLOW_UP_KINDS = ['production', 'position'] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];
export const isFollowUp = (kind: string): kind is FollowUpKind => (FOLLOW_UP_KINDS as readonly string[]).includes(kind);

/** What waits of them is counted and reviewed beside the sub-activities, which have numbers from 1 on; 0 is none. */
export const FOLLOW_UP_QUEUE: Readonly<Record<FollowUpKind, number>> = { production: -1, position: -2 };
export const followUpQueued = (queue: number): FollowUpKind | undefined =>
  FOLLOW_UP_KINDS.find((kind) => FOLLOW_UP_QUEUE[kind] === queue);

export const WORK_STATES = ['planned', 'under_way', 'done'] as const;
export type WorkState = (typeof WORK_STATES)[number];
