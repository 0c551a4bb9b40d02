import { describe, expect, it } from 'vitest';
import { checkUserRows, type Known, namesIn } from './check-user-rows.ts';
import { columnsOf, USER_COLUMNS } from './user-sheet.ts';

const headers = USER_COLUMNS.map((column) => column.header);
const known: Known = {
  organizations: [
    {
      id: 1,
      name: 'Department of Agricultural Extension',
      shortName: 'DAE',
      isActive: true,
      roles: [
        { id: 5, name: 'admin' },
        { id: 6, name: 'data collector' },
      ],
    },
    { id: 2, name: 'Closed Office', shortName: 'CO', isActive: false, roles: [] },
  ],
  usernames: new Set(['taken']),
  emails: new Set(['taken@example.org']),
};
const person = {
  'First name': 'Rahima',
  'Last name': 'Khatun',
  Username: 'Rahima.Khatun',
  'E-mail': 'rahima@example.org',
  Organization: 'dae',
  Roles: 'Data collector; admin',
};
const sheet = (...rows: Record<string, string>[]) => ({
  name: 'Users',
  headers,
  rows: rows.map((cells, i) => ({ row: i + 2, cells })),
});
const faultsOf = (cells: Record<string, string>) => checkUserRows(sheet({ ...person, ...cells }), known, 'en').faults;

describe('a file of users', () => {
  it('becomes users with organisation and roles found by name, in the order of the cell', () => {
    const { users, faults } = checkUserRows(sheet(person), known, 'en');
    expect(faults).toEqual([]);
    expect(users).toEqual([
      {
        firstName: 'Rahima',
        lastName: 'Khatun',
        username: 'rahima.khatun',
        email: 'rahima@example.org',
        phone: null,
        location: null,
        organizationId: 1,
        roles: [6, 5],
        password: null,
      },
    ]);
  });
  it('may head its columns in any case and either spelling', () => {
    const { missing, unknown } = columnsOf(['FIRST NAME', 'last_name', 'User name', 'Email', 'Organisation', 'roles']);
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });
  it('that lacks a column says so once', () => {
    const { faults } = checkUserRows(
      { name: 'Users', headers: ['First name'], rows: [{ row: 2, cells: {} }] },
      known,
      'en',
    );
    expect(faults.map((f) => f.message)).toEqual([
      'Last Name is required',
      'Username is required',
      'Email is required',
      'Organization is required',
      'Roles is required',
    ]);
  });
  it('names the cell of every fault', () => {
    expect(faultsOf({ 'E-mail': 'nonsense' })).toEqual([{ row: 2, column: 'E-mail', message: 'Email is invalid' }]);
    expect(faultsOf({ Phone: '12' })).toEqual([{ row: 2, column: 'Phone', message: 'Phone is invalid' }]);
    expect(faultsOf({ Organization: 'Nowhere' })).toEqual([
      { row: 2, column: 'Organization', message: 'Organization does not exist' },
    ]);
    expect(faultsOf({ Organization: 'CO' })).toEqual([
      { row: 2, column: 'Organization', message: 'Organization is invalid' },
    ]);
    expect(faultsOf({ Roles: 'admin; cook' })).toEqual([
      { row: 2, column: 'Roles', message: 'Roles does not exist: cook' },
    ]);
    expect(faultsOf({ Password: 'abc' })).toEqual([
      { row: 2, column: 'Password', message: 'Password must be at least 6 characters' },
    ]);
    expect(faultsOf({ 'First name': ' ' })).toEqual([
      { row: 2, column: 'First name', message: 'First Name is required' },
    ]);
  });
  it('may not repeat what is taken, in the database or in a row above', () => {
    const { faults } = checkUserRows(
      sheet({ ...person, Username: 'TAKEN' }, person, { ...person, Username: 'other', 'E-mail': 'Rahima@example.org' }),
      known,
      'en',
    );
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Username'],
      [3, 'E-mail'],
      [4, 'E-mail'],
    ]);
  });
  it('tells all faults of all rows at once', () => {
    const { users, faults } = checkUserRows(sheet({ 'First name': 'x' }, { ...person, Roles: '' }), known, 'en');
    expect(users).toEqual([]);
    expect(faults.filter((f) => f.row === 2).map((f) => f.column)).toEqual([
      'Last name',
      'Username',
      'E-mail',
      'Organization',
    ]);
    expect(faults.filter((f) => f.row === 3).map((f) => f.column)).toEqual(['Roles']);
  });
  it('asks the database only about the names in it', () => {
    expect(namesIn(sheet(person))).toEqual({ usernames: ['rahima.khatun'], emails: ['rahima@example.org'] });
  });
});
