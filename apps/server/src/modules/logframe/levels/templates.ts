import type { LogframeTemplate, logframeTemplates } from '@msurvey/contract';
import { MOST_TEMPLATES, may, type Principal } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { type LevelRow, levelsOf } from './level.queries.ts';
import { holdTemplates, insertTemplate, removeTemplate, type TemplateRow, templates } from './template.queries.ts';

type Of<K extends keyof typeof logframeTemplates> = Call<(typeof logframeTemplates)[K]>;

const templateView = (who: Principal, row: TemplateRow, isFrozen: boolean): LogframeTemplate => ({
  ...row,
  can: { delete: !isFrozen && may(who, 'Log Definition/Delete') },
});

/** Levels without what is of one project: ids, versions, the form behind a level. A parent comes before its children. */
const carried = (levels: readonly LevelRow[]): TemplateRow['levels'] => {
  const places = new Map(levels.map(({ id }, i) => [id, i]));
  return levels.map(({ parent, name, nameBn, description, color, isActivity, isSdgBased, width, x, y }) => ({
    parent: parent === null ? null : (places.get(parent) ?? null),
    name,
    nameBn,
    description,
    color,
    isActivity,
    isSdgBased,
    width,
    x,
    y,
  }));
};

export async function showTemplates({ db, who, project }: Of<'logframeTemplates'>) {
  return { data: (await templates(db)).map((row) => templateView(who, row, project.isArchived)) };
}

export async function saveTemplate({ db, who, body, project, audit }: Of<'saveLogframeTemplate'>) {
  const levels = carried(await levelsOf(db, project.homeId));
  if (levels.length === 0) return problem('logframe.no-definition');
  await holdTemplates(db);
  if ((await templates(db)).length >= MOST_TEMPLATES)
    return problem('logframe.templates-full', { most: MOST_TEMPLATES });
  const { name } = body;
  const id = await insertTemplate(db, { name, levels, savedBy: who.userId });
  await audit({
    action: 'create',
    entity: 'logframe-template',
    entityId: id,
    projectId: project.homeId,
    after: { name, levels: levels.map((level) => level.name) },
  });
  return { data: templateView(who, { id, name, levels }, project.isArchived) };
}

export async function deleteTemplate({ db, body, project, audit }: Of<'deleteLogframeTemplate'>) {
  const id = body.templateId;
  const name = await removeTemplate(db, id);
  if (name === undefined) return problem('record.not-found');
  await audit({
    action: 'delete',
    entity: 'logframe-template',
    entityId: id,
    projectId: project.homeId,
    before: { name },
  });
  return { data: { id } };
}
