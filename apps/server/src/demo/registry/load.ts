import { dayInDhaka, PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import { type PreparedRecord, storePrepared } from '#modules/collection/index.ts';
import { STANDARD_FORMS } from '#modules/registry/index.ts';
import { dayOfText } from './calendar.ts';
import { type DemoGroup, layOut } from './groups.ts';
import { loadWork } from './load-work.ts';
import { People } from './people.ts';
import { groupValues, memberValues } from './people-records.ts';
import { LISTED_UNIONS } from './places.ts';
import * as queries from './registry.queries.ts';
import { registrarOf, Senders } from './senders.ts';
import { tellValidators } from './tell-validators.ts';
import { formOf, receivedAt, instanceIdOf } from './record-keys.ts';

export const SMALL = { groups: 60, members: 1200, activities: 700 };

/** People, groups and work of the demonstration: real records, sent by its collectors, reviewed by its validators. */
export async function loadRegistry(db: Db, files: FileStore | undefined): Promise<void> {
  const found = await queries.demoSenders(db, PROJECT_PROGRAMME);
  const formIds = STANDARD_FORMS.map((form) => form.formId);
  await queries.letCollect(
    db,
    PROJECT_PROGRAMME,
    formIds,
    found.map((sender) => sender.userId),
  );
  const senders = new Senders(found);
  const unions = await queries.demoUnions(db, LISTED_UNIONS);
  const today = dayOfText(dayInDhaka(new Date()));
  const layout = layOut({ unions, ...SMALL, today });
  const people = new People(layout, 0);
  const given = (
    formId: number,
    n: number,
    group: DemoGroup,
    day: number,
    values: PreparedRecord['values'],
  ): PreparedRecord => ({
    instanceId: instanceIdOf(formId, n + 1),
    values,
    sender: { ...senders.pick(registrarOf(group.g), group.union.district, n), deviceTokenId: null },
    receivedAt: receivedAt(day, n),
  });
  const groups = formOf('group');
  const groupIds = await storePrepared(
    db,
    groups,
    layout.groups.map((group) => given(groups.id, group.g, group, group.formedOn + 2, groupValues(group, 0))),
  );
  const members = formOf('member');
  const memberIds = await storePrepared(
    db,
    members,
    layout.groups.flatMap((group) =>
      people.of(group).map((member) => {
        const values = memberValues(group, member, groupIds[group.g] ?? null);
        return given(members.id, member.n, group, member.registeredOn + 1, values);
      }),
    ),
  );
  await loadWork(db, { files, unions, people, senders, groupIds, memberIds, activities: SMALL.activities });
  await tellValidators(db);
}
