import type { Context } from '#context.ts';
import { giveBack, giveUp, lostTasks } from './task.queries.ts';
import { queueTask } from './start-task.ts';
import { taskText } from './task-texts.ts';

/** A living process beats twice a second; one that was silent for so long is dead or has lost the database. */
const SILENT_SECONDS = 30;
/** Its job may have died with the process that had taken it, before the task was begun. */
const WAITING_SECONDS = 120;
const MOST_ATTEMPTS = 3;

/** No task is “running” for ever: what a dead process left is begun again, and after some attempts given up. */
export async function reviveTasks(context: Context): Promise<void> {
  await context.database.transaction(async ({ db }) => {
    const lost = await lostTasks(db, SILENT_SECONDS, WAITING_SECONDS);
    const hopeless = lost.filter((task) => task.attempt >= MOST_ATTEMPTS);
    for (const task of hopeless) {
      const message = taskText(task.language, 'lost');
      await giveUp(db, task.id, message);
      await context.jobs.enqueue(db, 'notify', { userIds: [task.ownerId], message });
    }
    const again = lost.filter((task) => task.attempt < MOST_ATTEMPTS).map((task) => task.id);
    await giveBack(db, again);
    for (const id of again) await queueTask(context, db, id);
  });
}
