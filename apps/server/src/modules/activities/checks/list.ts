import type { CheckedActivity, Found } from './checked-activity.ts';

/** What a record says of itself. `known` tells who is in the registry: `project/member`. */
export function checkList(row: CheckedActivity, known: ReadonlySet<string>, found: Found): void {
  const { id, participants, statedCount, photos, questions } = row;
  if (row.followUp) {
    if (!row.followUp.isKnown) found(id, { check: 'followed-missing', details: {} }, 'followed_id');
  } else if (row.subActivityId === null) found(id, { check: 'sub-activity-missing', details: {} }, 'sub_activity_id');
  if (row.heldOn === null) found(id, { check: 'date-missing', details: {} }, 'held_on');

  const members = participants.filter((member) => member !== null);
  const registered = members.filter((member) => known.has(`${row.projectId}/${member}`));
  const strangers = participants.length - registered.length;
  if (strangers > 0)
    found(
      id,
      { check: 'participant-not-member', details: { count: strangers, listed: participants.length } },
      'participants',
    );
  const twice = members.length - new Set(members).size;
  if (twice > 0) found(id, { check: 'participant-twice', details: { count: twice } }, 'participants');

  // Where nobody is listed the stated number is all there is: there is nothing to compare it with.
  if (statedCount !== null && participants.length > 0 && statedCount !== participants.length)
    found(
      id,
      { check: 'count-differs', details: { stated: statedCount, listed: participants.length } },
      'stated_count',
    );
  // Who adds a harvest or a position need not show it again.
  if (!row.followUp && questions.photos !== undefined && photos.length === 0)
    found(id, { check: 'photo-missing', details: {} }, 'photos');
}
