import type { TaskRunner } from './run-task.ts';

const runners: Record<string, TaskRunner> = {};

/** How modules do long work of their own kind. Called once when a module is loaded. */
export function registerRunner(kind: string, runner: TaskRunner): void {
  if (runners[kind]) throw new Error(`there are two runners of ${kind}`);
  runners[kind] = runner;
}

export const knownRunners = (): Readonly<Record<string, TaskRunner>> => runners;
