import { parentPort } from 'node:worker_threads';
import type { FormTask } from './form-task.ts';
import { runTask } from './run-task.ts';

parentPort?.on('message', (task: FormTask) => {
  const { answer, transfer } = runTask(task);
  parentPort?.postMessage(answer, transfer);
});
