import { listTask } from '#tables/list-export.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import { runYouthBounds, YOUTH_BOUNDS } from '../youth/youth-task.ts';
import { prepareExport } from './prepare-export.ts';
import type { FurtherSheets } from './sheets.ts';

/** With the sheets that later stages add. */
export const registryTasks = (further: FurtherSheets): TaskRunners => ({
  ...listTask('members', prepareExport('members', further)),
  ...listTask('groups', prepareExport('groups', further)),
  [YOUTH_BOUNDS]: runYouthBounds,
});
