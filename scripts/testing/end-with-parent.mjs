/**
 * Loaded before a server that a test started: when the test's process is gone (killed, out of time), the pipe between them
 * closes, and the server stops as it would for Ctrl-C and takes its data along.
 */
import { rmSync } from 'node:fs';

process.stdin.resume();
process.stdin.unref?.();
process.stdin.once('end', () => {
  const folder = process.env.MSURVEY_DATA;
  if (folder?.includes('msurvey-run-')) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.kill(process.pid, 'SIGTERM');
});
