import type { sites } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { projectAbilities } from '#modules/projects/index.ts';
import { unitsWithAncestors } from '../units/unit.queries.ts';
import { chainText, labelIn } from '../units/unit.view.ts';
import * as queries from './site.queries.ts';

interface SiteKey {
  projectId: number;
  memberId?: number | null | undefined;
  activityId?: number | null | undefined;
}

/** Whose sites are meant; somebody outside the team has none here, and activities have no domain yet. */
async function ownerOf(db: Db, { projectId, memberId, activityId }: SiteKey): Promise<queries.SiteOwner | Problem> {
  if (activityId != null) return problem('record.not-found');
  if (memberId != null && !(await queries.isTeamMember(db, projectId, memberId))) return problem('record.not-found');
  return { projectId, memberId: memberId ?? null };
}

export const siteHandlers = () =>
  ({
    sites: async ({ db, body, who, language, project }) => {
      const owner = await ownerOf(db, body);
      if (owner instanceof Problem) return owner;
      const rows = await queries.listSites(db, owner);
      const units = await unitsWithAncestors(
        db,
        rows.map((row) => row.unitId),
      );
      const textOf = new Map(units.map((unit) => [unit.id, chainText(language, unit)]));
      // Whoever came this far is of the project, or sees all of them.
      const can = projectAbilities(who, { isArchived: project.isArchived, isMember: true });
      return {
        data: rows.map((row) => ({
          id: row.id,
          site: textOf.get(row.unitId) ?? '',
          unitId: row.unitId,
          locationType: { id: row.typeId, typeName: labelIn(language, row.typeName) },
        })),
        meta: { count: rows.length, canAdd: can.addSite, canDelete: can.removeSite },
      };
    },

    createSites: async ({ db, body, audit }) => {
      const owner = await ownerOf(db, body);
      if (owner instanceof Problem) return owner;
      const wanted = [...new Set(body.sites)];
      if ((await queries.openUnits(db, wanted)).length < wanted.length) return problem('record.not-found');
      const created = await queries.insertSites(db, owner, wanted);
      for (const { id, unitId } of created)
        await audit({
          action: 'create',
          entity: 'site',
          entityId: id,
          projectId: body.projectId,
          after: { memberId: owner.memberId, unitId },
        });
      return { data: { created: created.length } };
    },

    deleteSite: async ({ db, body, audit }) => {
      const owner = await ownerOf(db, body);
      if (owner instanceof Problem) return owner;
      const site = await queries.takeSite(db, owner, body.siteId);
      if (!site) return problem('record.not-found');
      await audit({
        action: 'delete',
        entity: 'site',
        entityId: body.siteId,
        projectId: body.projectId,
        before: { memberId: owner.memberId, unitId: site.unitId },
      });
      return { data: { deleted: 1 } };
    },
  }) satisfies Partial<Handlers<typeof sites>>;
