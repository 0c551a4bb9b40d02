/** A form of the library; with a tab, opened there. */
export const xformPath = (idString: string, tab?: 'questions' | 'media' | 'versions'): string =>
  `/forms/${encodeURIComponent(idString)}${tab ? `?tab=${tab}` : ''}`;

/** A version, or the newest; a draft where there is no version yet. */
export const previewPath = (idString: string, version?: number): string =>
  `/forms/${encodeURIComponent(idString)}/preview${version ? `?version=${version}` : ''}`;

export const designerPath = (id: number): string => `/form-designer/${id}`;
