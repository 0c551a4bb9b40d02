import type { access } from '@msurvey/contract';
import type { Workbook } from '@msurvey/xlsform';
import { writeSpreadsheet } from '#external/spreadsheet.ts';
import type { Call, FileReply } from '#http/call.ts';
import { type KnownOrganization, organizationsWithRoles } from './upload-users.queries.ts';
import { USER_COLUMNS } from './user-sheet.ts';
import { XLSX_TYPE } from './upload-users.ts';

function example(organization: KnownOrganization | undefined): Record<string, string> {
  const cells = {
    'First name': 'Rahima',
    'Last name': 'Khatun',
    Username: 'rahima.khatun',
    'E-mail': 'rahima.khatun@example.org',
    Phone: '01712345678',
    Organization: organization?.name ?? '',
    Roles: organization?.roles[0]?.name ?? '',
    Location: 'Barishal',
  };
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
}

const sheet = (name: string, headers: string[], rows: Record<string, string>[]) => ({
  name,
  headers,
  rows: rows.map((cells, i) => ({ row: i + 2, cells })),
});

export function templateWorkbook(organizations: readonly KnownOrganization[]): Workbook {
  const active = organizations.filter((organization) => organization.isActive);
  const withRoles = active.find((organization) => organization.roles.length > 0);
  const roles = active.flatMap((o) => o.roles.map((role) => ({ Organization: o.name, Role: role.name })));
  return {
    sheets: [
      sheet(
        'Users',
        USER_COLUMNS.map((column) => column.header),
        [example(withRoles)],
      ),
      sheet(
        'Organizations',
        ['Organization', 'Short name'],
        active.map((o) => ({ Organization: o.name, 'Short name': o.shortName })),
      ),
      sheet('Roles', ['Organization', 'Role'], roles),
    ],
  };
}

export async function userTemplate({ db }: Call<(typeof access)['userTemplate']>): Promise<FileReply> {
  const bytes = await writeSpreadsheet(templateWorkbook(await organizationsWithRoles(db)));
  return { name: 'users.xlsx', type: XLSX_TYPE, stream: Buffer.from(bytes) };
}
