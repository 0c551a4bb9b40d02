import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../../scripts/testing/api.ts';

interface Task {
  data: { id: string; state: string; done: number; message: string | null; fileUuid: string | null };
}

/** Begins long work and waits until its result can be fetched. */
export async function taskEnded(url: string, token: string, path: string, body: object): Promise<Task['data']> {
  const begun = await call<Task>(url, token, 'POST', path, body);
  if (begun.status !== 200) throw new Error(`it was refused: ${JSON.stringify(begun.body)}`);
  let task = begun.body.data;
  while (task.state === 'waiting' || task.state === 'running') {
    await pause(50);
    task = (await call<Task>(url, token, 'GET', `/task/${task.id}`)).body.data;
  }
  if (task.state !== 'done') throw new Error(`${task.state}: ${task.message}`);
  return task;
}
