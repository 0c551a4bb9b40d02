import { formData } from './data.ts';
import { devices } from './devices.ts';
import { formEntry } from './entry.ts';
import { formExports } from './exports.ts';
import { formUsers } from './form-users.ts';

export { formData } from './data.ts';
export { devices } from './devices.ts';
export { type EntryFile, type EntryForm, type EntryRecord, formEntry, type SubmissionComment } from './entry.ts';
export { formExports } from './exports.ts';
export { type FormUser, formUsers } from './form-users.ts';
export type { DataFilter, SubmissionRow } from './shapes.ts';

export const collection = { ...devices, ...formUsers, ...formData, ...formEntry, ...formExports };
