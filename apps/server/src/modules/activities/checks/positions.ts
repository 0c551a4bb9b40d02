import { BOUNDARY_TOLERANCE_KM, distanceKm, distanceToEdgeKm, FARTHEST_KM } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { isWithin, knownPoints, outlinesOf } from '#modules/geography/index.ts';
import type { CheckedActivity, Found } from './checked-activity.ts';

type Placed = CheckedActivity & { unionId: number; latitude: number; longitude: number };
const isPlaced = (row: CheckedActivity): row is Placed =>
  row.unionId !== null && row.latitude !== null && row.longitude !== null;

/** Allowed distance by the level of the unit whose point is known; a division's says too little. */
const ALLOWED_KM = [undefined, FARTHEST_KM.district, FARTHEST_KM.upazila, FARTHEST_KM.union];
const rounded = (km: number) => Math.round(km * 10) / 10;

/** Against the union's boundary where a layer has it, else against the point that is known of it, else not at all. */
export async function checkPositions(db: Db, rows: readonly CheckedActivity[], found: Found): Promise<void> {
  const placed = rows.filter(isPlaced);
  if (placed.length === 0) return;
  const unions = [...new Set(placed.map((row) => row.unionId))];
  const outlines = await outlinesOf(db, unions);
  const bare = unions.filter((id) => !outlines.has(id));
  const points = new Map((bare.length > 0 ? await knownPoints(db, bare) : []).map((point) => [point.unitId, point]));
  for (const row of placed) {
    const outline = outlines.get(row.unionId);
    const point = points.get(row.unionId);
    const allowed = outline ? BOUNDARY_TOLERANCE_KM : point && ALLOWED_KM[point.depth];
    if (allowed === undefined) continue;
    const isInside = outline !== undefined && isWithin(row.longitude, row.latitude, outline);
    const away = isInside
      ? 0
      : outline
        ? Math.min(...outline.map((polygon) => distanceToEdgeKm(row, polygon)))
        : point
          ? distanceKm(row, point)
          : 0;
    if (away > allowed + (row.accuracy ?? 0) / 1000)
      found(row.id, { check: 'position-outside', details: { km: rounded(away), allowed } }, 'position');
  }
}
