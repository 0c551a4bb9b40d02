import { PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';

/** The projects whose work plans the catalogue of sub-activities has, by the names that it gives them. */
export const PROGRAMMES = { SACP: PROJECT_SACP, RAINS: PROJECT_RAINS } as const;

/** How the catalogue calls a project; null: it has nothing of it. */
export const programmeOf = (projectId: number | null): keyof typeof PROGRAMMES | null =>
  (Object.keys(PROGRAMMES) as (keyof typeof PROGRAMMES)[]).find((name) => PROGRAMMES[name] === projectId) ?? null;
