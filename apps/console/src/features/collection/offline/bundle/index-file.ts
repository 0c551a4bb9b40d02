import type { Finished } from '~/features/collection/offline/queue/types.ts';

/** `index.json` of an exported queue: what the folders of the records do not say by themselves. */
export interface QueueIndex {
  format: 'msurvey-queue';
  version: 1;
  exportedAt: string;
  userId: number;
  userName: string;
  records: IndexedRecord[];
}

export type IndexedRecord = Omit<Finished, 'xml' | 'files' | 'held'> & {
  folder: string;
  madeAt: number;
  files: string[];
};

const MOST_RECORDS = 2000;
const MOST_FILES = 200;
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
const isOptional = (value: unknown, check: (value: unknown) => boolean) => value === undefined || check(value);
const isEdit = (value: unknown): boolean => {
  const { instanceId, base } = (value ?? {}) as Record<string, unknown>;
  return isText(instanceId, 250) && isId(base);
};

function isRecord(value: unknown): value is IndexedRecord {
  const r = (value ?? {}) as Record<string, unknown>;
  return (
    [r.projectId, r.formId, r.xformId].every(isId) &&
    isText(r.title, 500) &&
    isText(r.instanceId, 250) &&
    r.instanceId !== '' &&
    isText(r.folder, 1000) &&
    Number.isFinite(r.madeAt) &&
    isOptional(r.summary, (text) => isText(text, 1000)) &&
    isOptional(r.edit, isEdit) &&
    Array.isArray(r.files) &&
    r.files.length <= MOST_FILES &&
    r.files.every((name) => isText(name, 255) && !/[/\\]/.test(name))
  );
}

/** Undefined for anything that we did not write ourselves. */
export function readIndex(text: string): QueueIndex | undefined {
  let index: Partial<QueueIndex>;
  try {
    index = { ...(JSON.parse(text) as object) };
  } catch {
    return undefined;
  }
  const { format, version, userId, userName, records } = index;
  if (format !== 'msurvey-queue' || version !== 1 || !isId(userId) || !isText(userName, 500)) return undefined;
  if (!Array.isArray(records) || records.length > MOST_RECORDS || !records.every(isRecord)) return undefined;
  return index as QueueIndex;
}

// control characters and what some file system refuses; written as code points because the subject is control characters
const REFUSED = /[\p{Cc}<>:"/\\|?*]+/gu;
const asName = (text: string, most: number): string =>
  text
    .replace(REFUSED, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, most) || '_';

/** As ODK Briefcase lays them out: `forms/<title>/instances/<uuid…>/submission.xml`, with the files beside it. */
export const folderOf = (title: string, instanceId: string): string =>
  `forms/${asName(title, 80)}/instances/${asName(instanceId.replace(/^uuid:/, 'uuid'), 120)}`;
