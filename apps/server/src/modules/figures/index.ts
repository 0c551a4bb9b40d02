export { added } from './cut/added.ts';
export { activitiesBehind } from './cut/behind.queries.ts';
export {
  peopleByYear,
  reachBySubActivity,
  type WorkAmounts,
  worksByCrop,
  worksByPeriod,
  worksBySubActivity,
} from './cut/breakdown.queries.ts';
export { figureByUnit, figureByYear, type PlacedFigure, valuesByUnit } from './cut/by-unit.ts';
export { firstActivities } from './cut/first-time.queries.ts';
export { type Values, valuesOf } from './cut/values.ts';
export { figureHandlers } from './figures.routes.ts';
export { activityList } from './open/lists.queries.ts';
export { figureTasks, filterLine, sheetsBehind } from './open/export-figure.ts';
export { wordsOfCut } from './open/cut-words.queries.ts';
export { type CutAsked, cutOf } from './open/cut-of.ts';
export {
  followReachOfActivities,
  followReachOfMembers,
  followReachOfParticipants,
} from './reach/follow-reach.ts';
export { REACH_TALLY } from './reach/reach-tally.queries.ts';
export { WORK_TALLY } from './works/work-tally.queries.ts';
export { kindOf } from './works/work.queries.ts';
