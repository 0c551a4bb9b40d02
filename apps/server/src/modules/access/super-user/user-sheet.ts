/** The columns of the users' spreadsheet, each with the field that it fills. */
export const USER_COLUMNS = [
  { field: 'firstName', header: 'First name', required: true },
  { field: 'lastName', header: 'Last name', required: true },
  { field: 'username', header: 'Username', required: true },
  { field: 'email', header: 'E-mail', required: true },
  { field: 'phone', header: 'Phone', required: false },
  { field: 'organization', header: 'Organization', required: true },
  { field: 'roles', header: 'Roles', required: true },
  { field: 'location', header: 'Location', required: false },
  { field: 'password', header: 'Password', required: false },
] as const;
export type UserField = (typeof USER_COLUMNS)[number]['field'];

/** People write headings as they please: case, blanks, hyphens and the British s do not matter. */
const plain = (header: string) =>
  header
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace('organisation', 'organization');
const FIELDS = new Map<string, UserField>(USER_COLUMNS.map(({ header, field }) => [plain(header), field]));

export interface SheetColumns {
  /** The heading of each field as it stands in the file. */
  headers: Map<UserField, string>;
  missing: UserField[];
  unknown: string[];
}

export function columnsOf(headers: readonly string[]): SheetColumns {
  const found = new Map<UserField, string>();
  const unknown: string[] = [];
  for (const header of headers) {
    const field = FIELDS.get(plain(header));
    if (field && !found.has(field)) found.set(field, header);
    else unknown.push(header);
  }
  const missing = USER_COLUMNS.filter((column) => column.required && !found.has(column.field));
  return { headers: found, missing: missing.map((column) => column.field), unknown };
}

export const roleNamesOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
