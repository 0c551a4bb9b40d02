import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** Districts have positions, as in the list that comes with the product, and one union has its own. */
const POSITIONS: Record<number, [number, number]> = { 11: [23, 90], 12: [24, 91], 21: [25, 92], 1111: [22.5, 90.5] };

export async function placeUnits(db: Db): Promise<void> {
  for (const [id, [latitude, longitude]] of Object.entries(POSITIONS))
    await sql`update geo_unit set latitude = ${latitude}, longitude = ${longitude}, position_source = 'list'
      where id = ${Number(id)}`.execute(db);
}

/** Of a unit whose number begins with that of the one above it. */
export function whereIs(unit: number): [number, number] {
  const own = POSITIONS[unit];
  if (own) return own;
  if (unit < 10) throw new Error(`nobody knows where ${unit} is`);
  return whereIs(Math.floor(unit / 10));
}
