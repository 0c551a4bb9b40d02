import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface LoadPlan {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Answers with another status than 200. */
  wrong: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Asks as fast as the server answers, from a process of its own, so that asking costs the server's process nothing. */
export function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)));
    child.send(plan);
  });
}
