import { call, login } from '../../scripts/testing/api.ts';
import type { ServerProcess } from '../../scripts/testing/server-process.ts';
import type { Report } from './bench.ts';
import { peakDuring, residentBytes } from './memory.ts';
import { short } from './sizes.ts';
import { taskEnded } from './task-ended.ts';

const MB = 1024 * 1024;

/** Every member of a project into a file of each kind: how long, and how much memory the server takes for it. */
export async function exportMembers(report: Report, server: ServerProcess, projectId: number, expected: number) {
  const { token } = await login(server.url, 'superadmin');
  await call(server.url, token, 'POST', '/project/registry/members/list', { projectId });
  const before = residentBytes(server.pid);
  for (const type of ['csv', 'xlsx']) {
    const began = performance.now();
    const { result, peak } = await peakDuring(server.pid, () =>
      taskEnded(server.url, token, '/project/registry/members/export', { projectId, type }),
    );
    if (result.done !== expected) throw new Error(`${result.done} of ${expected} members were exported`);
    report.figure(`${short(expected)} members to ${type}`, (performance.now() - began) / 1000, 's');
    report.figure(`server memory during ${type}, above before`, (peak - before) / MB, 'MB', { atMost: 150 });
  }
}
