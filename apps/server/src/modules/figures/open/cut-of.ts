import { type Cut, CUT_LEVELS, isMonth } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { Problem, problem } from '#problem/problem.ts';
import { levelOfUnit } from './cut-words.queries.ts';

/** As it is sent. */
export interface CutAsked {
  unitId: number | null;
  programme: number | null;
  from: number | null;
  to: number | null;
  agencyId: number | null;
  subActivityIds: number[] | null;
  type: Cut['type'];
  kind: string | null;
  crop?: string | null | undefined;
  isExact?: boolean | undefined;
  isFirst?: boolean | undefined;
  sex?: Cut['sex'] | undefined;
  ageGroup?: Cut['ageGroup'] | undefined;
  isEthnic?: boolean | null | undefined;
}

function spanOf({ from, to }: CutAsked): Cut['span'] | Problem {
  if (from === null && to === null) return null;
  if (from === null || to === null || from > to || isMonth(from) !== isMonth(to)) return problem('figure.span');
  return { from, to };
}

/** A project whose programme is one of two is seen as that programme, whatever else is asked. */
export async function cutOf(
  db: Db,
  { homeId, programmeId }: { homeId: number; programmeId: number | null },
  asked: CutAsked,
): Promise<Cut | Problem> {
  const span = spanOf(asked);
  if (span instanceof Problem) return span;
  const depth = asked.unitId === null ? null : await levelOfUnit(db, asked.unitId);
  const level = depth === null ? undefined : CUT_LEVELS[depth];
  if (asked.unitId !== null && !level) return problem('record.not-found');
  return {
    projectId: homeId,
    unit: asked.unitId !== null && level ? { id: asked.unitId, level } : null,
    programme: programmeId ?? asked.programme,
    span,
    agencyId: asked.agencyId,
    subActivityIds: asked.subActivityIds,
    type: asked.type,
    kind: asked.kind,
    crop: asked.crop ?? null,
    isExact: asked.isExact ?? false,
    isFirst: asked.isFirst ?? false,
    sex: asked.sex ?? null,
    ageGroup: asked.ageGroup ?? null,
    isEthnic: asked.isEthnic ?? null,
  };
}
