import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface IngestPlan {
  port: number;
  path: string;
  /** Sent in turn, each time under another instance id. */
  records: string[];
  /** Texts of the record that are other ones each time: digits become digits, letters letters. */
  varied?: string[];
  clients: number;
  seconds: number;
}

export interface IngestResult {
  sent: number;
  seconds: number;
  /** Answers other than 201, by status. */
  wrong: Record<string, number>;
  p50: number;
  p95: number;
  p99: number;
  cpuMicros: number;
}

/** Phones that send as fast as they are answered, in a process of their own. */
export function sendRecords(plan: IngestPlan): Promise<IngestResult> {
  const child = fork(join(import.meta.dirname, 'ingest-load-process.ts'), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as IngestResult));
    child.once('exit', (code) => reject(new Error(`the phones ended with ${code}`)));
    child.send(plan);
  });
}
