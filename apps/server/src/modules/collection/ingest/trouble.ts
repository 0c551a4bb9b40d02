import { isDiskFull, later, passingTrouble } from '#http/passing-trouble.ts';
import type { Refusal } from '#problem/problem.ts';
import { StoreFailed } from '../files/store-file.ts';
import { QueueFull } from './batcher.ts';

/**
 * What the sender is told when we could not store: nothing is lost, it has to come again. Undefined for what is neither
 * the file store's nor the database's trouble.
 */
export function troubleOf(error: unknown): Refusal | undefined {
  if (error instanceof QueueFull) return later('server.busy');
  if (error instanceof StoreFailed) return later(isDiskFull(error.cause) ? 'storage.full' : 'storage.unavailable');
  return passingTrouble(error);
}
