import type { Check } from '@msurvey/domain';

/** Columns of the binding that a finding can point to. */
export type AskedColumn =
  | 'position'
  | 'union_id'
  | 'held_on'
  | 'sub_activity_id'
  | 'participants'
  | 'stated_count'
  | 'quantity'
  | 'photos'
  | 'followed_id';

/** An activity as its checks need it, before or after it is written. */
export interface CheckedActivity {
  projectId: number;
  /** Of its submission. */
  id: number;
  userId: number;
  receivedAt: Date;
  subActivityId: number | null;
  /** Days of the calendar: 2026-03-01. */
  heldOn: string | null;
  endedOn: string | null;
  /** The stated union; where none is stated the lowest place that is. */
  unionId: number | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  /** In the order of the list; null: somebody who is in no registry. */
  participants: readonly (number | null)[];
  /** As answered beside the list; null: not asked or not answered. */
  statedCount: number | null;
  /** Who was reached: those listed, else the number that was answered. */
  memberCount: number | null;
  quantity: number | null;
  photos: readonly string[];
  /** Whether a follow-up follows something that is there; null: it is no follow-up. */
  followUp: { isKnown: boolean } | null;
  /** Column of the binding → path of the question, as the binding has it. */
  questions: Readonly<Record<string, string | undefined>>;
}

/** Adds what it finds about these rows. */
export type Found = (id: number, check: Omit<Check, 'severity' | 'question'>, column: AskedColumn) => void;
