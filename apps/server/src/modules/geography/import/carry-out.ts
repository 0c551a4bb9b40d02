import type { Db } from '#db/tables.ts';
import { insertCodes, insertUnits, replaceWords } from '../units/unit-write.queries.ts';
import * as queries from './apply.queries.ts';
import { isProblem, type Plan } from './plan.ts';

function* pieces<T>(items: readonly T[], sizeOf: (item: T) => number, most: number): Generator<T[]> {
  let piece: T[] = [];
  let size = 0;
  for (const item of items) {
    piece.push(item);
    size += sizeOf(item);
    if (size >= most) {
      yield piece;
      piece = [];
      size = 0;
    }
  }
  if (piece.length > 0) yield piece;
}
const UNITS_AT_ONCE = 1000;
const BYTES_AT_ONCE = 2_000_000;
const one = () => 1;

/** Levels and units of the plan get their real ids, parents before their children as the plan has them. */
async function addUnits(db: Db, plan: Plan, system: string): Promise<(id: number) => number> {
  const types = new Map<number, number>();
  const realType = (id: number) => types.get(id) ?? id;
  for (const type of plan.newTypes) {
    const parentId = type.parentId === null ? null : realType(type.parentId);
    types.set(type.id, await queries.insertType(db, { ...type, parentId }));
  }
  const ids = await queries.nextUnitIds(db, plan.newUnits.length);
  const units = new Map(plan.newUnits.map((unit, i) => [unit.id, ids[i] as number]));
  const real = (id: number) => units.get(id) ?? id;
  for (const piece of pieces(plan.newUnits, one, UNITS_AT_ONCE))
    await insertUnits(
      db,
      piece.map((unit) => ({
        ...unit,
        id: real(unit.id),
        typeId: realType(unit.typeId),
        parentId: unit.parentId === null ? null : real(unit.parentId),
        geocode: unit.code,
        isClosed: false,
        codes: unit.code === null ? [] : [{ system, code: unit.code }],
      })),
    );
  return real;
}

export async function carryOutUnits(db: Db, plan: Plan, system: string): Promise<void> {
  const real = await addUnits(db, plan, system);
  const changes = plan.changes.map((change) => ({
    ...change,
    id: real(change.id),
    parentId: change.parentId === null ? null : real(change.parentId),
  }));
  for (const piece of pieces(changes, one, UNITS_AT_ONCE)) {
    await queries.updateUnits(db, piece);
    await replaceWords(
      db,
      piece.filter((change) => change.isRenamed),
    );
  }
  const codes = plan.codes.map(({ code, unitId }) => ({ system, code, unitId: real(unitId) }));
  for (const piece of pieces(codes, one, UNITS_AT_ONCE)) await insertCodes(db, piece);
}

export async function carryOutBoundaries(db: Db, plan: Plan, layer: queries.LayerToKeep): Promise<number> {
  await carryOutUnits(db, plan, layer.system);
  const isChanged = plan.lines.some((line) => !isProblem(line) && line.outcome !== 'unchanged');
  const layerId = await queries.keepLayer(db, layer, isChanged);
  for (const piece of pieces(plan.boundaries, ({ geometry }) => geometry.length, BYTES_AT_ONCE))
    await queries.keepBoundaries(db, layerId, piece);
  await queries.dropOtherBoundaries(
    db,
    layerId,
    plan.boundaries.map((boundary) => boundary.unitId),
  );
  return layerId;
}
