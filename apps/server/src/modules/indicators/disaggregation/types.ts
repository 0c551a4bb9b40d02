import type { DisaggregationType, indicators } from '@msurvey/contract';
import { DIMENSION_VALUES, type Language, may, MOST_DISAGGREGATION_ITEMS } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { CROP_KINDS } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type FieldError, fieldFaults, fieldProblem, Problem, problem } from '#problem/problem.ts';
import { itemLabel, typeName } from '../find-indicator.ts';
import * as queries from './type.queries.ts';

type Types = typeof indicators;

/** Two names or codes that differ in case or blanks only are the same. */
const keyOf = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const itemView = (item: queries.TypeItem) => ({
  id: item.id,
  item: item.label,
  code: item.code,
  labelBn: item.labelBn,
  value: item.value,
});
const typeView = (type: queries.TypeRow, language: Language): DisaggregationType => ({
  id: String(type.id),
  type: 'disaggregationType',
  attributes: {
    name: typeName(type, language),
    nameEn: type.name,
    nameBn: type.nameBn,
    dimension: type.dimension,
    uses: type.uses,
    disaggregationItems: type.items.map((item) => ({
      ...itemView(item),
      label: itemLabel(item, language),
      disaggregationId: type.id,
    })),
  },
});

export async function disaggregationTypes({ db, who, project, language }: Call<Types['disaggregationTypes']>) {
  const types = await queries.typesOf(db, project.homeId);
  const can = { create: !project.isArchived && may(who, 'Log Frame/Edit') };
  return { data: types.map((type) => typeView(type, language)), meta: { count: types.length, can } };
}

export async function createDisaggregationType(call: Call<Types['createDisaggregationType']>) {
  const { db, body, project, language, audit } = call;
  await queries.holdTypes(db, project.homeId);
  const { name, nameBn, dimension } = body;
  const id = await queries.insertType(db, project.homeId, { name, nameBn, nameKey: keyOf(name), dimension });
  if (id === undefined) return fieldProblem('name', 'indicator.type-taken');
  await audit({
    action: 'create',
    entity: 'disaggregation-type',
    entityId: id,
    projectId: project.homeId,
    after: { name, nameBn, dimension },
  });
  const [type] = await queries.typesOf(db, project.homeId, [id]);
  return type ? { data: typeView(type, language) } : problem('record.not-found');
}

type Items = Call<Types['createDisaggregationItems']>['body']['items'];

/** Codes and labels are each of one item; a value is one of the dimension of its type. */
async function itemFaults(db: Db, type: queries.TypeRow, items: Items): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  const codes = new Set(type.items.map(({ code }) => keyOf(code)));
  const labels = new Set(type.items.map(({ label }) => keyOf(label)));
  const values = items.flatMap(({ value }) => value ?? []);
  const known = new Set(
    type.dimension === null
      ? []
      : (DIMENSION_VALUES[type.dimension] ??
          (type.dimension === 'crop' ? CROP_KINDS : await queries.knownValues(db, type.dimension, values))),
  );
  for (const [i, item] of items.entries()) {
    if (codes.has(keyOf(item.code))) faults.push({ field: `items/${i}/code`, fault: 'indicator.item-taken' });
    if (labels.has(keyOf(item.item))) faults.push({ field: `items/${i}/item`, fault: 'indicator.item-taken' });
    if (item.value !== null && !known.has(item.value))
      faults.push({ field: `items/${i}/value`, fault: 'indicator.item-unfit' });
    codes.add(keyOf(item.code));
    labels.add(keyOf(item.item));
  }
  return faults;
}

export async function createDisaggregationItems(call: Call<Types['createDisaggregationItems']>) {
  const { db, body, project, audit } = call;
  await queries.holdTypes(db, project.homeId);
  const [type] = await queries.typesOf(db, project.homeId, [body.disaggregationId]);
  if (!type) return problem('record.not-found');
  if (type.items.length + body.items.length > MOST_DISAGGREGATION_ITEMS)
    return fieldFaults({ field: 'items', fault: 'tooLong' });
  const faults = await itemFaults(db, type, body.items);
  const [first] = faults;
  if (first) return new Problem(first.fault as 'indicator.item-taken' | 'indicator.item-unfit', {}, faults);
  const items = body.items.map(({ item, code, labelBn, value }) => ({
    code,
    codeKey: keyOf(code),
    label: item,
    labelBn,
    value,
  }));
  await queries.insertItems(db, project.homeId, type.id, items);
  await audit({
    action: 'update',
    entity: 'disaggregation-type',
    entityId: type.id,
    projectId: project.homeId,
    after: { name: type.name, items: items.map(({ code, label, value }) => ({ code, label, value })) },
  });
  const [after] = await queries.typesOf(db, project.homeId, [type.id]);
  return { data: { disaggregationId: type.id, disaggregationItems: (after?.items ?? []).map(itemView) } };
}
