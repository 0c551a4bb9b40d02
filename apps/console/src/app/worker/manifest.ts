/** Written by the build (build/worker.ts): one state of the console. */
export interface Manifest {
  version: string;
  /** The script a page of this state starts with. */
  entry: string;
  /** What filling in a form needs. */
  files: string[];
}

/** From a page to a worker that waits: its reader has agreed to the new version. */
export const TAKE_OVER = 'take-over';
