import type { workplans } from '@msurvey/contract';
import { openingOfStated, planYearOf, wireYear } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { applyEdits, cellOf, type Edit } from './apply-edits.ts';
import { type Asking, findPlan, type FoundPlan, placeOf, refusedPlan } from './plan-place.ts';
import { agenciesOf, type PlanRow, planRows, planYearRows } from './plan.queries.ts';
import { holdPlan, insertYears, placesOfCells, subActivitiesOfRows } from './save.queries.ts';

type Operations = typeof workplans;
type Writing<O extends keyof Operations> = Call<Operations[O]>;

/** By the agency's number, for whoever may change it; held until the commit. */
async function holdOwn(call: Asking, number: number): Promise<FoundPlan | Problem> {
  const plan = await findPlan(call, number);
  if (plan instanceof Problem) return plan;
  const refused = refusedPlan(call.who, plan.agency);
  if (refused) return refused;
  await holdPlan(call.db, plan.place);
  return plan;
}

const audited = ({ agency, place }: FoundPlan, after: object) => ({
  action: 'update' as const,
  entity: 'work-plan' as const,
  entityId: agency.id,
  projectId: place.projectId,
  after: { agency: agency.code, ...after },
});

export async function createYears(call: Writing<'createWorkPlanYears'>) {
  const { db, body, audit } = call;
  const plan = await holdOwn(call, body.agency);
  if (plan instanceof Problem) return plan;
  await insertYears(db, plan.place, body.jsonData);
  const changes = await applyEdits(db, plan.place, [], { userId: call.who.userId, reason: null, source: null });
  if (changes instanceof Problem) return changes;
  await audit(audited(plan, { years: body.jsonData }));
  return { data: (await planYearRows(db, plan.place)).map(({ year }) => wireYear(year)) };
}

/** Changes one row, and answers the id that it has afterwards. */
async function changeRow(
  call: Writing<'createWorkPlanItem'> | Writing<'createFiscalTarget'>,
  subActivityId: number,
  editsOf: (row: PlanRow) => Edit[],
  idOf: (row: PlanRow) => number | null,
) {
  const { db, body, who, audit } = call;
  const plan = await holdOwn(call, body.agency);
  if (plan instanceof Problem) return plan;
  const find = async () => (await planRows(db, plan.place)).find((row) => row.subActivityId === subActivityId);
  const row = await find();
  if (!row) return problem('record.not-found');
  const by = { userId: who.userId, reason: null, source: null, isStated: true };
  const changes = await applyEdits(db, plan.place, editsOf(row), by);
  if (changes instanceof Problem) return changes;
  await audit(audited(plan, { subActivity: subActivityId, changes: changes.length }));
  const after = await find();
  return { data: { id: (after && idOf(after)) ?? 0 } };
}

export const createItem = (call: Writing<'createWorkPlanItem'>) => {
  const { id: subActivityId, quantity, cumulativeAchievement, progressDate } = call.body.json;
  return changeRow(
    call,
    subActivityId,
    () => [
      { subActivityId, year: 0, field: 'quantity', value: quantity },
      { subActivityId, year: 0, field: 'cumulative', value: cumulativeAchievement },
      { subActivityId, year: 0, field: 'progress', value: progressDate },
    ],
    (row) => row.id,
  );
};

export async function createTarget(call: Writing<'createFiscalTarget'>) {
  const { subActivity: subActivityId, yearStart, yearEnd, target, achievement } = call.body;
  const year = planYearOf({ startYear: yearStart, endYear: yearEnd });
  if (year === null) return fieldFaults({ field: 'yearStart', fault: 'invalid' });
  return changeRow(
    call,
    subActivityId,
    (row) => {
      const { recorded, opening } = cellOf(row, year);
      return [
        { subActivityId, year, field: 'target', value: target },
        // Nothing stated says nothing of what was before the records.
        {
          subActivityId,
          year,
          field: 'opening',
          value: achievement === null ? opening : openingOfStated(achievement, recorded),
        },
      ];
    },
    (row) => cellOf(row, year).id,
  );
}

/** By ids, of whichever agencies: each is asked for its own, and all are changed or none. */
export async function updatePlans(call: Writing<'updateWorkPlan'>) {
  const { db, body, who, project, audit } = call;
  const { quantity, cumulititive, progress, target } = body.data;
  const rowIds = [...quantity, ...cumulititive, ...progress].map(({ id }) => id);
  const rows = await subActivitiesOfRows(db, project.homeId, rowIds);
  const cells = await placesOfCells(
    db,
    project.homeId,
    target.map(({ id }) => id),
  );
  if (rowIds.some((id) => !rows.has(id)) || target.some(({ id }) => !cells.has(id))) return problem('record.not-found');
  const whole = (field: Edit['field'], id: number, value: number | null): Edit => ({
    subActivityId: rows.get(id) as number,
    year: 0,
    field,
    value,
  });
  const edits: Edit[] = [
    ...quantity.map(({ id, quantityValue }) => whole('quantity', id, quantityValue)),
    ...cumulititive.map(({ id, cumulitiveValue }) => whole('cumulative', id, cumulitiveValue)),
    ...progress.map(({ id, progressValue }) => whole('progress', id, progressValue)),
    ...target.map(({ id, targetValue }): Edit => {
      const { subActivityId, year } = cells.get(id) as { subActivityId: number; year: number };
      return { subActivityId, year, field: 'target', value: targetValue };
    }),
  ];
  const subActivityIds = edits.map(({ subActivityId }) => subActivityId);
  let [changed, found] = [0, 0];
  for (const agency of await agenciesOf(db, subActivityIds, who.organizationId)) {
    const refused = refusedPlan(who, agency);
    if (refused) return refused;
    const place = placeOf(project, agency.id);
    await holdPlan(db, place);
    const seen = new Set((await planRows(db, place)).map(({ subActivityId }) => subActivityId));
    const own = edits.filter(({ subActivityId }) => seen.has(subActivityId));
    const by = { userId: who.userId, reason: null, source: null, isStated: true };
    const changes = await applyEdits(db, place, own, by);
    if (changes instanceof Problem) return changes;
    changed += changes.length;
    found += own.length;
    await audit(audited({ agency, place }, { changes: changes.length }));
  }
  // What is of another programme is not there.
  if (found < edits.length) return problem('record.not-found');
  return { data: { changed } };
}
