import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULES } from './house-rules.mjs';
import { OWNERS, STRANGERS } from './table-owners.mjs';

const SERVER = join(import.meta.dirname, '../apps/server/src');
const WRITES = /\b(insert into|update|delete from|truncate|insertInto|updateTable|deleteFrom)\b/;
const USES =
  /\b(insert into|update|delete from|truncate|from|join|using)\s+(?:only\s+)?(\w+)|\.(selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\('(\w+)/g;

const owners: Readonly<Record<string, readonly string[]>> = OWNERS;
const ownerOf = new Map(Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

/** Rooms and modules, the lowest first; the demonstration and the tools come last and may do as they must. */
const roomOf = (path: string): string => {
  const [room = '', module = ''] = path.split(sep);
  return room === 'modules' ? module : room;
};

interface Use {
  path: string;
  room: string;
  table: string;
  writes: boolean;
}

function usesIn(path: string): Use[] {
  const text = readFileSync(join(SERVER, path), 'utf8');
  return [...text.matchAll(USES)].flatMap(([, word, table = '', call, called = '']) => {
    const name = table || called;
    if (!ownerOf.has(name) || (word && !path.endsWith('.queries.ts'))) return [];
    return [{ path, room: roomOf(path), table: name, writes: WRITES.test(word ?? call ?? '') }];
  });
}

const FREE = new Set(['db', 'demo', 'backup', 'projections', 'recount']);
const uses = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('migrations'))
  .flatMap(usesIn)
  .filter(({ room }) => !FREE.has(room));

const ORDER = ['external', 'tasks', ...MODULES];
const isKnown = ({ room, table, writes }: Use) =>
  STRANGERS.some((s) => s.room === room && s.table === table && s.writes >= writes);
const line = ({ path, table, writes }: Use) => `${path} ${writes ? 'writes' : 'reads'} ${table}`;

const inMigrations = (pattern: RegExp): string[] =>
  readdirSync(join(SERVER, 'db/migrations')).flatMap((file) =>
    [...readFileSync(join(SERVER, 'db/migrations', file), 'utf8').matchAll(pattern)].map(
      ([, table]) => table as string,
    ),
  );

describe('a table', () => {
  it('has one owner', () => {
    const dropped = inMigrations(/drop table (?:if exists )?([\w, ]+)/g).flatMap((names) => names.split(', '));
    const made = inMigrations(/create table (?:if not exists )?(\w+)/g).filter((table) => !dropped.includes(table));
    expect(made.filter((table) => !ownerOf.has(table))).toEqual([]);
    const all = Object.values(owners).flat();
    expect(all.filter((table, i) => all.indexOf(table) !== i)).toEqual([]);
  });

  it('is written by its owner alone', () => {
    const strange = uses.filter((use) => use.writes && ownerOf.get(use.table) !== use.room && !isKnown(use));
    expect(strange.map(line)).toEqual([]);
  });

  it('is read by its owner and by those who come after it', () => {
    const strange = uses.filter(
      (use) =>
        !use.writes && ORDER.indexOf(ownerOf.get(use.table) as string) > ORDER.indexOf(use.room) && !isKnown(use),
    );
    expect(strange.map(line)).toEqual([]);
  });

  it('is known to no stranger who no longer uses it', () => {
    const idle = STRANGERS.filter((s) => !uses.some((use) => use.room === s.room && use.table === s.table));
    expect(idle).toEqual([]);
  });
});
