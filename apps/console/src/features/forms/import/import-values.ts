/** The draft of an import, by the names that the server gives its faults to. */
export interface ImportValues {
  form_title: string;
  id_string: string | null;
  organizations: number[];
  roles: number[];
  users: number[];
}

export const NOTHING_CHOSEN: ImportValues = {
  form_title: '',
  id_string: null,
  organizations: [],
  roles: [],
  users: [],
};
