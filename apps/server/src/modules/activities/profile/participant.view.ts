import type { ActivityParticipant } from '@msurvey/contract';
import type { ParticipantRow } from './participant.queries.ts';

export const participantView = (row: ParticipantRow): ActivityParticipant => ({
  position: row.position,
  member:
    row.memberId === null || row.memberInstance === null
      ? null
      : {
          id: row.memberId,
          instance: row.memberInstance,
          member_id: row.memberNo,
          group: row.group,
          fithersname: row.fatherName,
          contact: row.phone,
          address: row.address,
        },
  name: row.name,
  sex: row.sex,
  item: row.item,
  quantity: row.quantity,
  unit: row.unit,
});
