/** A form of the library; with a tab, opened there. */
export const xformPath = (idString: string, tab?: 'questions' | 'media' | 'versions'): string =>
  `/forms/${encodeURIComponent(idString)}${tab ? `?tab=${tab}` : ''}`;

/** A version, or the newest; a draft where there is no version yet. */
export const previewPath = (idString: string, version?: number): string =>
  `/forms/${encodeURIComponent(idString)}/preview${version ? `?version=${version}` : ''}`;

interface FormAddress {
  projectId: number;
  id: number;
  xformId: number;
}
/** A form of a project, as saved links name it. */
export const formPath = ({ projectId, id, xformId }: FormAddress, rest = ''): string =>
  `/project/${projectId}/form/${id}/${xformId}${rest}`;
/** The tab of the project page that lists its forms. */
export const projectFormsPath = (projectId: number): string => `/project/${projectId}?tabIndex=1`;

export const designerPath = (id: number): string => `/form-designer/${id}`;
