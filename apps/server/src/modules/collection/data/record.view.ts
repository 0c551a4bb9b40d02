import type { SubmissionRow } from '@msurvey/contract';
import { fullName } from '@msurvey/domain';
import type { RecordRow } from './record-list.queries.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What is said of a record beside its answers. */
export const recordView = (row: RecordRow): Omit<SubmissionRow, 'answers'> => ({
  id: String(row.id),
  instanceId: row.instanceId,
  instanceName: row.instanceName,
  revision: row.revision,
  version: row.version,
  userId: row.userId,
  userName: row.userName,
  name: fullName(row),
  source: row.source,
  receivedAt: row.receivedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  state: row.state,
  missingFiles: row.missingFiles,
  faultCount: row.faultCount,
  position:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude, accuracy: row.accuracy },
});

interface Details {
  deviceId: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  faults: { path: string; fault: string }[] | null;
}

export const detailsView = ({ deviceId, startedAt, endedAt, faults }: Details) => ({
  deviceId,
  startedAt: iso(startedAt),
  endedAt: iso(endedAt),
  faults: faults ?? [],
});
