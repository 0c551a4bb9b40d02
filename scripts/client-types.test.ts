import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clientTypes } from './testing/client-types.ts';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'msurvey-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

writeFileSync(
  join(folder, 'client.ts'),
  clientTypes(JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Parameters<typeof clientTypes>[0]),
);

/** What the compiler says of a program that uses the types of a client. */
function compiled(program: string): string {
  writeFileSync(join(folder, 'use.ts'), program);
  try {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['--strict', '--noEmit', '--target', 'es2023', '--module', 'preserve', '--types', ''];
    execFileSync(process.execPath, [tsc, ...options, join(folder, 'use.ts')], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('gives a client types with readable names that the compiler takes', () => {
  const program = `
    import type { CreateOrganizationInput, Failure, MemberRow, MembersAnswer, Option, OrganizationsAnswer } from './client';
    const names = (answer: MembersAnswer): string[] => answer.data.data.map((row: MemberRow) => row.name);
    const asOption = ({ data }: OrganizationsAnswer): Option[] => data.map((row) => ({ id: row.orgId, name: row.name }));
    const sent: CreateOrganizationInput = { name: 'Department of Extension', shortName: 'DAE' };
    const taken = ({ errors }: Failure): boolean => errors.some((problem) => problem.code === 'organization.name-taken');
    export { asOption, names, sent, taken };
  `;
  expect(compiled(program)).toBe('');
});

it('lets the compiler find what the server would refuse or never say', () => {
  const wrong = `
    import type { CreateOrganizationInput, MemberRow } from './client';
    export const sent: CreateOrganizationInput = { name: 'Department of Extension' };
    export const height = (row: MemberRow) => row.height;
  `;
  const said = compiled(wrong);
  expect(said).toMatch(/use\.ts\(3,.*shortName/);
  expect(said).toMatch(/use\.ts\(4,.*height.*MemberRow/);
});
