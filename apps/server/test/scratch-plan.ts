import { readFileSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool } from '../src/db/pool.ts';
import * as T from '../src/modules/projects/team/team-list.queries.ts';
import * as C from '../src/modules/projects/team/candidate-list.queries.ts';
import * as F from '../src/modules/projects/team/team-filters.queries.ts';
import * as P from '../src/modules/projects/project-list.queries.ts';
const pool = createPool(JSON.parse(readFileSync('/tmp/pt/connection.json', 'utf8')));
let log: any[] = [];
const db: any = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: (e) => log.push(e.query) });
const q1 = async (s: string) => (await pool.query(s)).rows;
const collectors = (await q1("select id from role where lower(name)='data collector'")).map((r: any) => r.id);
const validators = (await q1("select id from role where lower(name)='validator'")).map((r: any) => r.id);
const small = (await q1("select id from project where id>200 order by id limit 1"))[0].id;
const ordinary = (await q1("select user_id from project_member where project_id="+small+" order by 1 desc limit 1"))[0].user_id;
const page = { currentPage: 1, pageSize: 10 };
const choices: Record<string, any> = {
  none: {}, talukder: { username: 'talukder' }, one: { username: 'field.99999' }, sultana: {username:'sultana'}, two: {username:'ta'}, bn: {username: 'নাসরিন'},
  collectors: { roleIds: collectors }, oneRole: { roleIds: [collectors[0]] }, validators: { roleIds: validators }, org: { orgId: 1 }, orgRole: { orgId: 1, roleIds: collectors }, all3: { orgId: 1, roleIds: collectors, username: 'talukder' },
};
const views: [string, () => Promise<any>][] = [];
for (const [cn, c] of Object.entries(choices)) for (const [pn, projectId] of [['big', 1], ['small', small]] as const) {
  const f = { ...page, username: null, orgId: 0, roleIds: null, ...c, projectId };
  views.push([`team ${pn} ${cn}`, () => T.listTeam(db, f)], [`team# ${pn} ${cn}`, () => T.countTeam(db, f)]);
  views.push([`cand ${pn} ${cn}`, () => C.listCandidates(db, f)]);
}
for (const [pn, projectId] of [['big', 1], ['small', small]] as const) views.push([`orgs ${pn}`, () => F.listTeamOrganizations(db, { ...page, orgId: 0, projectId })], [`orgs# ${pn}`, () => F.countTeamOrganizations(db, { ...page, orgId: 0, projectId })]);
const pv: Record<string, any> = { none: {}, canal: { name: 'canal' }, n4321: { name: 'project 4321' }, bn: {name:'খাল'}, archived: { isArchived: true }, open: { isArchived: false }, start: { sortBy: 'startDate', sortOrder: 'desc' }, created: { sortBy: 'createdAt' }, nameD: { sortBy: 'name', sortOrder: 'desc' }, both: { isArchived: false, name: 'canal', sortBy: 'startDate' } };
for (const [vn, v] of Object.entries(pv)) for (const [un, u] of [['all', { userId: 1, all: true }], ['everywhere', { userId: 7, all: false }], ['ordinary', { userId: ordinary, all: false }]] as const) {
  const f = { ...page, name: null, sortOrder: 'asc', ...v, ...u } as any;
  views.push([`proj ${un} ${vn}`, () => P.listProjects(db, f)], [`proj# ${un} ${vn}`, () => P.countProjects(db, f)]);
}
const only = process.argv[2];
for (const [name, run] of views) {
  if (only && !name.includes(only)) continue;
  log = []; await run(); const qs = log;
  const ts: number[] = [];
  for (let i = 0; i < 6; i++) { const b = performance.now(); await run(); ts.push(performance.now() - b); }
  ts.sort((a, b) => a - b);
  let ex = ''; for (const q of qs) ex += '\n>>' + (await pool.query(`explain ${process.argv[3] ?? ''} ${q.sql}`, q.parameters)).rows.map((r: any) => r['QUERY PLAN']).join('\n');
  const seq = [...ex.matchAll(/Seq Scan on (app_user|project_member|project|user_role)\b/g)].map((m) => m[1]);
  if (only || seq.length || ts[0]! > 8) console.log(name.padEnd(24), ts[0]!.toFixed(1), 'median', ts[3]!.toFixed(1), 'max', ts[5]!.toFixed(1), seq.length ? 'SEQ ' + seq : '');
  if (only && process.argv[3] !== undefined) console.log(ex);
}
await pool.end();
