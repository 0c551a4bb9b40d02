import { contract } from '@msurvey/contract';
import type { FastifyInstance } from 'fastify';
import { type Changes, composeChanges } from '../changed/changed.ts';
import { noteFigures } from '../changed/figure-news.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/bind.ts';
import { counting } from '../tally/counting.ts';
import type { AnyTally } from '../tally/tally.ts';
import { accessHandlers, HEADS } from './access/index.ts';
import {
  ACTIVITY_ROWS,
  ACTIVITY_TALLY,
  activityHandlers,
  activityProjector,
  CATALOGUE_LISTS,
  checkWorkEntry,
  FOLLOWED_LIST,
  followedProjector,
  followUpProjector,
  nameWorks,
  PARTICIPANT_ROWS,
  participantProjector,
  WORK_DOOR,
} from './activities/index.ts';
import { auditHandlers } from './audit/audit.routes.ts';
import { codeListHandlers } from './code-lists/index.ts';
import {
  collectionHandlers,
  collectionRoutes,
  composeEntryChecks,
  composeProjectors,
  composeRecordNamers,
  DATA_HOLDER,
  type EntryCheck,
  openRegistryDoor,
  type Projector,
  type RecordNamer,
} from './collection/index.ts';
import { dashboardHandlers, liveRoutes } from './dashboard/index.ts';
import {
  figureHandlers,
  followReachOfActivities,
  followReachOfMembers,
  followReachOfParticipants,
  REACH_TALLY,
  WORK_TALLY,
} from './figures/index.ts';
import {
  composeDataHolder,
  composeLists,
  FORM_CONTENTS,
  type FormList,
  formHandlers,
  GEOGRAPHY_LISTS,
} from './forms/index.ts';
import { geographyHandlers } from './geography/index.ts';
import {
  followIndicators,
  indicatorHandlers,
  indicatorEvidenceHandlers,
  indicatorNumberHandlers,
  indicatorsOfActivities,
  indicatorsOfMembers,
  indicatorsOfParticipants,
  indicatorsOfRecords,
} from './indicators/index.ts';
import { logframeHandlers } from './logframe/index.ts';
import { forumHandlers, notificationHandlers } from './notifications/index.ts';
import { platformHandlers } from './platform/index.ts';
import { projectHandlers } from './projects/index.ts';
import {
  checkGroupCode,
  checkOwnProgramme,
  doorWith,
  followHouseholds,
  followMembers,
  GROUP_ROWS,
  GROUP_TALLY,
  groupProjector,
  hasRegistries,
  HOUSEHOLD_TALLY,
  MEMBER_ROWS,
  MEMBER_TALLY,
  memberProjector,
  namePeople,
  pairMembers,
  REGISTRY_LISTS,
  registryHandlers,
} from './registry/index.ts';
import { sessionHandlers } from './session/index.ts';
import { taskHandlers } from '../tasks/tasks.routes.ts';
import { upkeepHandlers } from './upkeep/index.ts';
import { workPlanHandlers } from './workplans/index.ts';

/** Who derives rows from records, in this order: who is named by others is written before them. */
export const PROJECTORS: readonly Projector[] = [
  groupProjector,
  memberProjector,
  activityProjector,
  participantProjector,
  followUpProjector,
  followedProjector,
  indicatorsOfRecords,
];

/** Who hears of derived rows that change, in this order, in the transaction that changes them. */
export const CHANGES: Changes = {
  member: {
    rows: MEMBER_ROWS,
    heardBy: [
      followMembers,
      counting(MEMBER_TALLY),
      followHouseholds,
      followReachOfMembers,
      pairMembers,
      indicatorsOfMembers,
      noteFigures,
    ],
  },
  group: { rows: GROUP_ROWS, heardBy: [counting(GROUP_TALLY), noteFigures] },
  activity: {
    rows: ACTIVITY_ROWS,
    heardBy: [
      counting(ACTIVITY_TALLY),
      counting(WORK_TALLY),
      followReachOfActivities,
      indicatorsOfActivities,
      noteFigures,
    ],
  },
  participant: { rows: PARTICIPANT_ROWS, heardBy: [followReachOfParticipants, indicatorsOfParticipants, noteFigures] },
};

/** What is counted when it changes: gathered, recounted and rebuilt together. */
export const TALLIES: readonly AnyTally[] = [
  HEADS,
  GROUP_TALLY,
  MEMBER_TALLY,
  HOUSEHOLD_TALLY,
  ACTIVITY_TALLY,
  WORK_TALLY,
  REACH_TALLY,
];

/** What forms pick places, people, work and works from. */
const LISTS: readonly FormList[] = [...GEOGRAPHY_LISTS, ...REGISTRY_LISTS, ...CATALOGUE_LISTS, FOLLOWED_LIST];

/** Who looks at what is sent from the console before it is written, in this order; the first who objects is heard. */
const ENTRY_CHECKS: readonly EntryCheck[] = [checkGroupCode, checkOwnProgramme, checkWorkEntry];

/** Who says what a record is called that its own form does not name. */
const RECORD_NAMERS: readonly RecordNamer[] = [namePeople, nameWorks];

/** Before anything is written, by every process that writes. */
export function composeModules(): void {
  composeLists(LISTS);
  composeDataHolder(DATA_HOLDER);
  composeEntryChecks(ENTRY_CHECKS);
  composeProjectors(PROJECTORS);
  composeRecordNamers(RECORD_NAMERS);
  composeChanges(CHANGES);
  openRegistryDoor(doorWith(WORK_DOOR));
}

/** What follows news of figures in the background, in every process that works on jobs. */
export function followNews(context: Context): void {
  followIndicators(context);
}

/** An operation without a handler, or a handler without an operation, does not compile. */
export function bindModules(app: FastifyInstance, context: Context): void {
  bind(app, context, contract, {
    ...platformHandlers(context),
    ...accessHandlers(context),
    ...sessionHandlers(context),
    ...codeListHandlers(context),
    ...projectHandlers(context, { ...FORM_CONTENTS, hasRegistries }),
    ...geographyHandlers(context),
    ...formHandlers(context),
    ...taskHandlers,
    ...collectionHandlers(context),
    ...registryHandlers(context),
    ...activityHandlers(context),
    ...figureHandlers(context),
    ...workPlanHandlers(context),
    ...logframeHandlers(context),
    ...indicatorHandlers,
    ...indicatorEvidenceHandlers(context),
    ...indicatorNumberHandlers(context),
    ...dashboardHandlers(context),
    ...notificationHandlers(context),
    ...forumHandlers(context),
    ...auditHandlers(context),
    ...upkeepHandlers(context),
  });
  collectionRoutes(app, context);
  liveRoutes(app, context);
}
