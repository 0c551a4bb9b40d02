import type { Origin } from '#audit/origin.ts';
import type { Answers, FaultAt } from './answers.ts';

/** Who sent a record, as far as storing it needs to know. */
export interface Sender {
  userId: number;
  name: string;
  organizationId: number;
  /** The phone's own key, when that was its ticket. */
  deviceTokenId: number | null;
}

/** A file in the file store that no row names yet. */
export interface LooseFile {
  name: string;
  key: string;
  size: number;
  mediaType: string;
  hash: string;
}

/** A file that the answers name, or that came with them; without `loose` it has not come yet. */
export interface RecordFile {
  name: string;
  loose: LooseFile | undefined;
}

/** A record that was read and waits to be written. */
export interface Arrived {
  projectId: number;
  formId: number;
  xformId: number;
  instanceId: string;
  version: number | null;
  sender: Sender;
  origin: Origin;
  source: 'phone' | 'web' | 'import';
  deviceId: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  instanceName: string | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  faults: FaultAt[] | null;
  answers: Answers;
  xml: string;
  files: RecordFile[];
  /** The screens of a registry let its sender in: being a form user is not needed. */
  byRegistry?: boolean;
}

export const missingFiles = (files: readonly RecordFile[]): number => files.filter((file) => !file.loose).length;
export const looseFiles = (files: readonly RecordFile[]): LooseFile[] => files.flatMap(({ loose }) => loose ?? []);
export const keyOf = (a: { projectId: number; formId: number; instanceId: string }): string =>
  `${a.projectId}/${a.formId}/${a.instanceId}`;
