import { type FormAddress, formPath } from '~/lib/form-path.ts';

export const detailsPath = (form: FormAddress): string => formPath(form, '/details');
/** Instance ids come from phones: anything may stand in them. */
export const submissionPath = (form: FormAddress, instanceId: string): string =>
  formPath(form, `/details/${encodeURIComponent(instanceId)}`);
export const newSubmissionPath = (form: FormAddress): string => formPath(form, '/new-submission');
/** With a question, opened there: `/data/plot[2]/crop`. */
export const editSubmissionPath = (form: FormAddress, instanceId: string, question?: string): string =>
  formPath(form, `/edit-submission/${encodeURIComponent(instanceId)}`) +
  (question ? `?question=${encodeURIComponent(question)}` : '');
export const userDataPath = ({ projectId, id }: FormAddress, userId: number): string =>
  `/project/${projectId}/form/${id}/data/${userId}`;
/** What waits in this browser to be sent. */
export const SYNC_PATH = '/sync';
/** A new record begins with this answer: `/data/programmes`. */
export const withPreset = (path: string, question: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}preset=${encodeURIComponent(`${question}=${value}`)}`;
/** Opens a new record in which a question is answered already, and stays so. */
export const withGiven = (path: string, { question, value }: { question: string; value: string }): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ given: question, value })}`;
/** Filling and editing come back to this screen. */
export const withFrom = (path: string, from: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;
