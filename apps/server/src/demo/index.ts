import { hash } from '@node-rs/argon2';
import { masterPrivileges, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import type { Pool } from 'pg';
import { handleOn } from '../db/database.ts';
import type { Db } from '../db/tables.ts';
import type { FileStore } from '../external/file-store.ts';
import { HEADS } from '../modules/access/index.ts';
import { installCatalogue } from '../modules/activities/index.ts';
import { loadBangladesh } from '../modules/geography/index.ts';
import { installStandardForms } from '../modules/registry/index.ts';
import { DEMONSTRATION_PASSWORD } from './accounts.ts';
import { closeYears, REPORTER } from './closed-years.ts';
import { loadForms } from './forms.ts';
import { loadForums } from './forums.ts';
import { loadEvidence } from './evidence.ts';
import { loadIndicators } from './indicators.ts';
import { loadLogframe } from './logframe.ts';
import { PROGRAMME_LISTS, SYSTEM_LISTS } from './lists.ts';
import * as load from './load.queries.ts';
import { PEOPLE } from './people.ts';
import { loadPlans } from './plans.ts';
import { analyze } from './registry/registry.queries.ts';
import { loadRegistry } from './registry/load.ts';
import { COMMON_ROLES, demoReach, ORGANIZATIONS, PROJECTS, SPECIAL_ROLES } from './programme.ts';
import { loadSites } from './sites.ts';
import { rebuildTally } from '../tally/keep.queries.ts';
import { composeModules } from '../modules/index.ts';

/** What every installation has: the lists the product needs, the programme's three projects, the geography, the catalogue of
 * sub-activities and the forms that fill the registries. */
async function loadBasics(db: Db): Promise<void> {
  for (const [i, list] of SYSTEM_LISTS.entries())
    if (!(await load.hasList(db, list.code))) await load.insertList(db, list, i + 1);
  for (const project of PROJECTS) await load.insertProject(db, project);
  await load.reserveProjectIds(db);
  await loadBangladesh(db);
  await installCatalogue(db);
  await installStandardForms(db);
}

export async function loadBasicsOnce(pool: Pool): Promise<void> {
  await handleOn(pool)
    .transaction()
    .execute(async (db) => {
      await load.lockDemonstration(db);
      await loadBasics(db);
    });
}

async function loadOrganizations(db: Db): Promise<{ organizations: Map<string, number>; roles: Map<string, number> }> {
  const organizations = new Map<string, number>();
  const roles = new Map<string, number>();
  for (const o of ORGANIZATIONS) {
    const organizationId = await load.insertOrganization(db, o);
    organizations.set(o.key, organizationId);
    const own = [...SPECIAL_ROLES.filter((r) => r.organization === o.key), ...COMMON_ROLES];
    for (const { name, description, template } of own) {
      roles.set(
        `${o.key}/${name}`,
        await load.insertRole(db, {
          organizationId,
          name,
          description,
          on: masterPrivileges(template),
          reach: demoReach(o.key, template),
        }),
      );
    }
  }
  return { organizations, roles };
}

/** Loads the demonstration programme into an empty database; deterministic, all or nothing. */
export async function loadDemonstrationOnce(
  pool: Pool,
  say: (line: string) => void,
  /** Where its pictures go; without one its records have none. */
  files?: FileStore,
): Promise<void> {
  composeModules();
  // Hashed before a connection is taken, and once: all accounts share the published password.
  const passwordHash = await hash(DEMONSTRATION_PASSWORD);
  await handleOn(pool)
    .transaction()
    .execute(async (db) => {
      await load.lockDemonstration(db);
      await loadBasics(db);
      // Also where the programme was loaded before it had a results framework.
      await loadLogframe(db);
      await loadIndicators(db);
      if (await load.hasOrganizations(db)) return;
      say('Loading the demonstration programme …');
      const { organizations, roles } = await loadOrganizations(db);
      const team = new Map<string, number>();
      for (const [i, person] of PEOPLE.entries()) {
        const userId = await load.insertPerson(db, {
          ...person,
          organizationId: organizations.get(person.organization) as number,
          phone: `0171${String(2_340_000 + i * 37)}`,
          status: person.status ?? 'active',
          isSuperUser: person.isSuperUser ?? false,
          passwordHash,
          roleIds: person.roles.map((name) => roles.get(`${person.organization}/${name}`) as number),
        });
        if ((person.status ?? 'active') === 'active') team.set(person.username, userId);
      }
      const part = (isIn: (i: number) => boolean) => new Map([...team].filter((_, i) => isIn(i)));
      const teams = { programme: team, sacp: part((i) => i % 4 !== 3), rains: part((i) => i % 3 !== 2) };
      await load.addMembers(db, PROJECT_PROGRAMME, [...teams.programme.values()]);
      await load.addMembers(db, PROJECT_SACP, [...teams.sacp.values()]);
      await load.addMembers(db, PROJECT_RAINS, [...teams.rains.values()]);
      await loadSites(db, teams);
      for (const [i, list] of PROGRAMME_LISTS.entries()) await load.insertList(db, list, SYSTEM_LISTS.length + i + 1);
      await loadForums(db);
      await rebuildTally(db, HEADS);
      await loadForms(db, organizations);
      await loadRegistry(db, files);
      await loadEvidence(db, files);
      await loadPlans(db);
      // Nobody waits for the database to find out by itself how much there is now.
      await analyze(db);
      await closeYears(db, team.get(REPORTER) as number);
    });
}
