import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../apps/server/src');
/** Derived rows that later stages follow, and what the handle is called that `changed` gives to whoever writes them. */
const KINDS: Record<string, string> = {
  member: 'member',
  farmer_group: 'group',
  activity: 'activity',
  activity_participant: 'participant',
};
const WRITE = new RegExp(
  `\\b(?:insert\\s+into|update(?!\\s+set)|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into|copy)\\s+(?:only\\s+)?(${Object.keys(KINDS).join('|')})\\b`,
  'gi',
);
const BUILT = new RegExp(
  `(?:(?:insertInto|updateTable|deleteFrom|mergeInto)\\(|\\binto: )'(${Object.keys(KINDS).join('|')})'`,
  'g',
);

const asks = (body: string, kind: string) => new RegExp(`Changing<'${kind}'>|\\bwriting\\(\\s*'${kind}'`).test(body);

/** Writes whose function does not ask for that handle: nobody would hear of them. */
export function unheardWrites(text: string): string[] {
  const functions = [
    ...text.matchAll(
      /^(?:export )?(?:async )?(?:function |const )(\w+)[^]*?(?=^(?:export |async |function |const )|$(?![^]))/gm,
    ),
  ];
  return functions.flatMap(([body, name]) =>
    [...body.matchAll(WRITE), ...body.matchAll(BUILT)]
      .filter(([, table]) => !asks(body, KINDS[table as string] as string))
      .map(([, table]) => `${name} writes ${table}`),
  );
}

it('finds no write of derived rows outside of changed(): each asks for the handle that only it gives', () => {
  const unheard = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/[\\/]migrations[\\/]|\.test\.ts$/.test(path))
    .flatMap((path) => unheardWrites(readFileSync(join(SOURCES, path), 'utf8')).map((write) => `${path}: ${write}`));
  expect(unheard).toEqual([]);
});

it('knows a write that goes past it', () => {
  const past =
    'export async function renameAll(db: Db) {\n  await sql`\n    update member m set name = 1`.execute(db);\n}\n';
  expect(unheardWrites(past)).toEqual(['renameAll writes member']);
  expect(unheardWrites(past.replace('db: Db', "db: Changing<'member'>"))).toEqual([]);
  expect(unheardWrites(past.replace('db: Db', "db: Changing<'group'>"))).toEqual(['renameAll writes member']);
  expect(unheardWrites("const clear = (db: Db) => db.deleteFrom('activity').execute();\n")).toEqual([
    'clear writes activity',
  ]);
  const made = "export const put = upsert({\n  into: 'member',\n});\n";
  expect(unheardWrites(made)).toEqual(['put writes member']);
  expect(unheardWrites(made.replace('upsert(', "writing('member', upsert("))).toEqual([]);
  expect(unheardWrites('const ask = () => sql`select 1 from member for no key update`;\n')).toEqual([]);
});

it('sees that the handle is made in one place', () => {
  const makers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /\bas (?:unknown as )?Changing\b/.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(makers).toEqual([join('changed', 'changed.ts')]);
});
