import type { TaskRunners } from '../tasks/run-task.ts';
import { activityTasks, takenPartSheets } from './activities/index.ts';
import { auditTasks } from './audit/export-audit.ts';
import { collectionTasks } from './collection/index.ts';
import { dashboardTasks } from './dashboard/index.ts';
import { figureTasks } from './figures/index.ts';
import { dataSourcesOf, indicatorTasks } from './indicators/index.ts';
import { logframeTasks } from './logframe/index.ts';
import { registryTasks } from './registry/index.ts';
import { workPlanTasks } from './workplans/index.ts';

/** Who does which kind of long work. */
export const TASKS: TaskRunners = {
  ...collectionTasks,
  // What people took part in stands in their files; it is known to a later stage.
  ...registryTasks(takenPartSheets),
  ...activityTasks,
  ...figureTasks,
  ...workPlanTasks,
  ...logframeTasks(dataSourcesOf),
  ...indicatorTasks,
  ...dashboardTasks,
  ...auditTasks,
};
