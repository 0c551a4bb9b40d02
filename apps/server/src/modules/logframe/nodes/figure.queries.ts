import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** What is not said stays as it is; null empties it. */
export interface NodeFigures {
  id: number;
  baselineValue?: number | null;
  target?: number | null;
  progress?: number | null;
}

/** For whoever keeps settings, targets and values of indicators; the version of a node is not concerned. */
export async function writeNodeFigures(db: Db, projectId: number, figures: readonly NodeFigures[]): Promise<void> {
  const rows = figures.map((row) => ({
    ...row,
    hasBaseline: row.baselineValue !== undefined,
    hasTarget: row.target !== undefined,
    hasProgress: row.progress !== undefined,
  }));
  await sql`
    update logframe_node n set
      baseline_value = case when f."hasBaseline" then f."baselineValue" else n.baseline_value end,
      target = case when f."hasTarget" then f.target else n.target end,
      progress = case when f."hasProgress" then f.progress else n.progress end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (id int, "baselineValue" numeric, target numeric,
      progress numeric, "hasBaseline" boolean, "hasTarget" boolean, "hasProgress" boolean)
    where n.project_id = ${projectId} and n.id = f.id`.execute(db);
}
