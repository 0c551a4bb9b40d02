import type { Generated } from 'kysely';

export type PlanYearState = 'draft' | 'agreed';
/** Of a row for the whole project: quantity, cumulative, progress; of a fiscal year: target, opening. */
export type PlanField = 'target' | 'opening' | 'quantity' | 'cumulative' | 'progress';

/** What agencies plan. Numbers are `numeric`, which comes as text. */
export interface WorkPlanTables {
  work_plan: { project_id: number; agency_id: number; version: Generated<number> };
  work_plan_year: {
    project_id: number;
    agency_id: number;
    /** The calendar year in which the fiscal year begins. */
    year: number;
    state: Generated<PlanYearState>;
    agreed_by: number | null;
    agreed_at: Date | null;
    phasing: Generated<string[]>;
    tolerance: Generated<string>;
  };
  work_plan_row: {
    project_id: number;
    sub_activity_id: number;
    id: Generated<number>;
    quantity: string | null;
    stated_cumulative: string | null;
    stated_progress: string | null;
  };
  work_plan_cell: {
    project_id: number;
    sub_activity_id: number;
    year: number;
    id: Generated<number>;
    target: string | null;
    agreed_target: string | null;
    opening: string | null;
    opening_reason: string | null;
    opening_source: string | null;
  };
  work_plan_change: {
    project_id: number;
    agency_id: number;
    version: number;
    sub_activity_id: number;
    /** 0: of the whole project. */
    year: number;
    field: PlanField;
    before: string | null;
    after: string | null;
    reason: string | null;
    source: string | null;
    changed_by: number;
    changed_at: Generated<Date>;
  };
}
