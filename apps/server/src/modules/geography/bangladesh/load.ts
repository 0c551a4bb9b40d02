import type { Db, Labels } from '#db/tables.ts';
import { insertTypes, hasGeography, reserveIds } from './load.queries.ts';
import { insertUnits } from '../units/unit-write.queries.ts';
import { bangladeshUnits, FIRST_FREE_ID, LEVEL } from './units.ts';

const labels = (en: string, bn: string, fr: string, ro: string, zh: string): Labels => ({ en, bn, fr, ro, zh });

const TYPES = [
  {
    id: LEVEL.division,
    parentId: null,
    depth: 0,
    name: labels('Division', 'বিভাগ', 'Division', 'Diviziune', '专区'),
  },
  {
    id: LEVEL.district,
    parentId: LEVEL.division,
    depth: 1,
    name: labels('District', 'জেলা', 'District', 'District', '县'),
  },
  {
    id: LEVEL.upazila,
    parentId: LEVEL.district,
    depth: 2,
    name: labels('Upazila', 'উপজেলা', 'Upazila', 'Upazila', '乡'),
  },
  { id: LEVEL.union, parentId: LEVEL.upazila, depth: 3, name: labels('Union', 'ইউনিয়ন', 'Union', 'Uniune', '联盟') },
];

/** Once in the life of a database, within the caller's transaction: later lists come by import. */
export async function loadBangladesh(db: Db): Promise<void> {
  if (await hasGeography(db)) return;
  await insertTypes(db, TYPES);
  await insertUnits(
    db,
    bangladeshUnits().map(({ position, ...unit }) => ({
      ...unit,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    })),
  );
  await reserveIds(db, FIRST_FREE_ID);
}
