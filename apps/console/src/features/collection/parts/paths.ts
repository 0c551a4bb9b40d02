interface FormAddress {
  projectId: number;
  id: number;
  xformId: number;
}

/** A form of a project, as saved links name it. */
export const formPath = ({ projectId, id, xformId }: FormAddress, rest = ''): string =>
  `/project/${projectId}/form/${id}/${xformId}${rest}`;
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
/** The tab of the project page that lists its forms. */
export const projectFormsPath = (projectId: number): string => `/project/${projectId}?tabIndex=1`;
/** What waits in this browser to be sent. */
export const SYNC_PATH = '/sync';
/** Filling and editing come back to this screen. */
export const withFrom = (path: string, from: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;
