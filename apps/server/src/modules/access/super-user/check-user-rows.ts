import { access } from '@msurvey/contract';
import {
  type FieldFault,
  fieldText,
  type Language,
  passwordFault,
  type ProblemCode,
  problemText,
} from '@msurvey/domain';
import type { Sheet, SheetRow } from '@msurvey/xlsform';
import { problemOfIssues } from '#http/invalid.ts';
import type { KnownOrganization } from './upload-users.queries.ts';
import { columnsOf, roleNamesOf, type SheetColumns, type UserField } from './user-sheet.ts';

export interface RowFault {
  /** As the author sees it; the headings stand in row 1. */
  row: number;
  column: string | null;
  message: string;
}

export interface UserToCreate {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  location: string | null;
  organizationId: number;
  roles: number[];
  password: string | null;
}

export interface Known {
  organizations: readonly KnownOrganization[];
  usernames: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

/** The cells of a row by field. */
const cellsOf = (columns: SheetColumns, row: SheetRow) => (field: UserField) => {
  const header = columns.headers.get(field);
  return header === undefined ? '' : (row.cells[header] ?? '').trim();
};

/** The names that the database is asked about. */
export function namesIn(sheet: Sheet): { usernames: string[]; emails: string[] } {
  const columns = columnsOf(sheet.headers);
  const all = (field: UserField) => sheet.rows.map((row) => cellsOf(columns, row)(field).toLowerCase()).filter(Boolean);
  return { usernames: all('username'), emails: all('email') };
}

/** Every fault of every row at once; the users are worth something only when there is none. */
export function checkUserRows(
  sheet: Sheet,
  known: Known,
  language: Language,
): { users: UserToCreate[]; faults: RowFault[] } {
  const columns = columnsOf(sheet.headers);
  const faults: RowFault[] = [
    ...columns.missing.map((field) => ({ row: 1, column: null, message: fieldText(language, field, 'required') })),
    ...columns.unknown.map((column) => ({ row: 1, column, message: fieldText(language, column, 'notFound') })),
  ];
  // Without a column every row would repeat the same complaint.
  if (columns.missing.length > 0) return { users: [], faults };
  const checker = new RowChecker(columns, known, language);
  const users = sheet.rows.flatMap((row) => checker.check(row) ?? []);
  const place = new Map(sheet.headers.map((header, i) => [header, i]));
  const at = (fault: RowFault) => place.get(fault.column ?? '') ?? -1;
  checker.faults.sort((a, b) => a.row - b.row || at(a) - at(b));
  return { users, faults: [...faults, ...checker.faults] };
}

class RowChecker {
  readonly faults: RowFault[] = [];
  private readonly seen = { username: new Set<string>(), email: new Set<string>() };
  private readonly organizations = new Map<string, KnownOrganization>();

  constructor(
    private readonly columns: SheetColumns,
    private readonly known: Known,
    private readonly language: Language,
  ) {
    // A full name counts for more than another organisation's short one.
    for (const each of known.organizations) this.organizations.set(each.shortName.toLowerCase(), each);
    for (const each of known.organizations) this.organizations.set(each.name.toLowerCase(), each);
  }

  check(row: SheetRow): UserToCreate | undefined {
    const cell = cellsOf(this.columns, row);
    const before = this.faults.length;
    const organization = this.organization(row, cell('organization'));
    const roles = organization ? this.roles(row, cell('roles'), organization) : [];
    // The rules of the dialog, so that a file can do neither more nor less.
    const checked = access.createUserAnywhere.body.safeParse({
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      username: cell('username'),
      email: cell('email'),
      phone: cell('phone'),
      location: cell('location'),
      password: cell('password') || null,
      // These two have their own faults.
      organizationId: organization?.id ?? 1,
      roles: roles.length ? roles : [1],
    });
    const broken = checked.success ? [] : problemOfIssues(checked.error, {}).fields;
    for (const { field, fault } of broken) this.fieldFault(row, field as UserField, fault as FieldFault);
    if (!broken.some(({ field }) => field === 'password')) this.password(row, cell, organization);
    this.unique(row, 'username', cell('username'), this.known.usernames, 'user.name-taken');
    this.unique(row, 'email', cell('email'), this.known.emails, 'user.email-taken');
    if (this.faults.length > before || !checked.success) return undefined;
    const { isSuperUser: _, ...user } = checked.data;
    return { ...user, username: user.username.toLowerCase(), password: user.password ?? null };
  }

  private fault(row: SheetRow, field: UserField, message: string): void {
    this.faults.push({ row: row.row, column: this.columns.headers.get(field) ?? null, message });
  }

  private fieldFault(row: SheetRow, field: UserField, fault: FieldFault, which = ''): void {
    this.fault(row, field, fieldText(this.language, field, fault) + which);
  }

  private organization(row: SheetRow, name: string): KnownOrganization | undefined {
    const found = this.organizations.get(name.toLowerCase());
    if (found?.isActive) return found;
    this.fieldFault(row, 'organization', name === '' ? 'required' : found ? 'invalid' : 'notFound');
    return undefined;
  }

  private password(row: SheetRow, cell: ReturnType<typeof cellsOf>, organization: KnownOrganization | undefined): void {
    if (cell('password') === '') return;
    const organizations = [organization?.name, organization?.shortName];
    const fault = passwordFault(cell('password'), { username: cell('username'), email: cell('email'), organizations });
    if (fault) this.fieldFault(row, 'password', fault);
  }

  private roles(row: SheetRow, cell: string, organization: KnownOrganization): number[] {
    const ids = new Map(organization.roles.map((role) => [role.name.toLowerCase(), role.id]));
    const names = [...new Map(roleNamesOf(cell).map((name) => [name.toLowerCase(), name])).entries()];
    const missing = names.filter(([key]) => !ids.has(key)).map(([, name]) => name);
    if (names.length === 0) this.fieldFault(row, 'roles', 'required');
    else if (missing.length > 0) this.fieldFault(row, 'roles', 'notFound', `: ${missing.join('; ')}`);
    return names.flatMap(([key]) => ids.get(key) ?? []);
  }

  /** Taken in the database, or by a row above. */
  private unique(
    row: SheetRow,
    field: 'username' | 'email',
    text: string,
    taken: ReadonlySet<string>,
    code: ProblemCode,
  ): void {
    const key = text.toLowerCase();
    if (key === '') return;
    if (taken.has(key) || this.seen[field].has(key)) this.fault(row, field, problemText(this.language, code));
    this.seen[field].add(key);
  }
}
