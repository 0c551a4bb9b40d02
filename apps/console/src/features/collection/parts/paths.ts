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
export const userDataPath = ({ projectId, id }: FormAddress, userId: number): string =>
  `/project/${projectId}/form/${id}/data/${userId}`;
/** The tab of the project page that lists its forms. */
export const projectFormsPath = (projectId: number): string => `/project/${projectId}?tabIndex=1`;
