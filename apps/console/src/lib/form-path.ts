/** A form of a project, by what its address is made of. */
export interface FormAddress {
  projectId: number;
  id: number;
  xformId: number;
}

/** As saved links name it. */
export const formPath = ({ projectId, id, xformId }: FormAddress, rest = ''): string =>
  `/project/${projectId}/form/${id}/${xformId}${rest}`;
/** The tab of the project page that lists its forms. */
export const projectFormsPath = (projectId: number): string => `/project/${projectId}?tabIndex=1`;
