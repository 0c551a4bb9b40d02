import { distanceKm, distanceToEdgeKm, FARTHEST_KM, POSITION_LIMITS, type PositionLimits } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { isWithin, knownPoints, outlinesOf } from '#modules/geography/index.ts';
import { positionLimits } from '../limits/limit.queries.ts';
import type { CheckedActivity, Found } from './checked-activity.ts';

type Placed = CheckedActivity & { unionId: number; latitude: number; longitude: number };
const isPlaced = (row: CheckedActivity): row is Placed =>
  row.unionId !== null && row.latitude !== null && row.longitude !== null;

const rounded = (km: number) => Math.round(km * 10) / 10;

type Finding = { check: 'position-outside' | 'position-far'; allowed: number } | undefined;

/** By the level of the unit whose position is known; a division's says too little. */
function findingAt(depth: number, away: number, { warningKm, seriousKm }: PositionLimits): Finding {
  const allowed = [undefined, FARTHEST_KM.district, FARTHEST_KM.upazila, warningKm][depth];
  if (allowed === undefined || away <= allowed) return undefined;
  return { check: away > allowed + seriousKm - warningKm ? 'position-outside' : 'position-far', allowed };
}

/** Against the union's boundary where a layer has it, else against the position that is known of it, else not at all. */
export async function checkPositions(db: Db, rows: readonly CheckedActivity[], found: Found): Promise<void> {
  const placed = rows.filter(isPlaced);
  if (placed.length === 0) return;
  const unions = [...new Set(placed.map((row) => row.unionId))];
  const outlines = await outlinesOf(db, unions);
  const bare = unions.filter((id) => !outlines.has(id));
  const points = new Map((bare.length > 0 ? await knownPoints(db, bare) : []).map((point) => [point.unitId, point]));
  const limits = await positionLimits(db, [...new Set(placed.map((row) => row.projectId))]);
  for (const row of placed) {
    const its = limits.get(row.projectId) ?? POSITION_LIMITS;
    const outline = outlines.get(row.unionId);
    const point = points.get(row.unionId);
    // The phone says how sure it is of where it stands.
    const doubt = (row.accuracy ?? 0) / 1000;
    let away = 0;
    let finding: Finding;
    if (outline) {
      if (isWithin(row.longitude, row.latitude, outline)) continue;
      away = Math.min(...outline.map((polygon) => distanceToEdgeKm(row, polygon)));
      if (away - doubt > its.boundaryKm) finding = { check: 'position-outside', allowed: its.boundaryKm };
    } else if (point) {
      away = distanceKm(row, point);
      finding = findingAt(point.depth, away - doubt, its);
    }
    if (finding)
      found(row.id, { check: finding.check, details: { km: rounded(away), allowed: finding.allowed } }, 'position');
  }
}
