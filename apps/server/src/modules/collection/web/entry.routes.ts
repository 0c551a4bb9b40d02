import { contract, type formEntry } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import type { Who } from '#http/access-cache.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { EnteredForm } from '#http/project-gate.queries.ts';
import { formFiles, uploadedFiles } from '#modules/forms/index.ts';
import { commentHandlers } from '../comments/comments.routes.ts';
import { findRefusals } from '../ingest/again.queries.ts';
import { md5, servedForm } from '../openrosa/served-form.ts';
import { closedFor, mayEdit, mayOpen } from './entry.policy.ts';
import { entryFormRow, newestNumber } from './entry.queries.ts';
import { type RegistryDoor, registryDoor } from './registry-door.ts';
import { entryRecord } from './entry-record.ts';

const mediaPath = (formId: number, id: number) => `${contract.entryMedia.path}?formId=${formId}&id=${id}`;
/** With its hash: another list is another path. */
const listPath = (formId: number, { name, hash }: { name: string; hash: string }) =>
  `${contract.entryList.path}?formId=${formId}&name=${encodeURIComponent(name)}&hash=${hash}`;

/** For whoever may not fill it the form is not there; a refusal would sign them out who followed somebody's link. */
const refusalOf = (who: Who, form: EnteredForm, door: RegistryDoor): Problem | undefined =>
  mayOpen(who, form, door) ? undefined : problem('record.not-found');

export const entryHandlers = (context: Context): Handlers<typeof formEntry> => ({
  ...commentHandlers,

  entryForm: async ({ db, form, who }) => {
    const door = await registryDoor(db, who, form.id, null);
    const refused = refusalOf(who, form, door);
    if (refused) return refused;
    const [row, found] = await Promise.all([
      entryFormRow(db, form.id),
      findRefusals(db, form.id, { userId: who.userId, deviceTokenId: null }, false),
    ]);
    if (!row || !found) return problem('record.not-found');
    const { isActive, isPublished, ...parts } = row;
    const reader = { projectId: form.projectId, userId: who.userId };
    const media = await formFiles(db, form.xformId, row.number, reader, { anew: true });
    const xml = servedForm({ ...row, formId: form.id });
    const closed = closedFor(who, { isActive, isPublished }, found, door);
    return {
      data: {
        ...parts,
        projectId: form.projectId,
        formId: form.id,
        xformId: form.xformId,
        xml,
        hash: md5(xml),
        media: media.map((file) => ({
          name: file.name,
          mediaType: file.mediaType,
          size: file.size,
          hash: file.hash,
          path: file.id === null ? listPath(form.id, file) : mediaPath(form.id, file.id),
        })),
        closed,
        can: {
          submit: closed === null,
          edit: (form.isMember && mayEdit(who, found)) || (door.edit && !found.isArchived),
        },
      },
    };
  },

  entryMedia: async ({ db, form, who, query }) => {
    const refused = refusalOf(who, form, await registryDoor(db, who, form.id, null));
    if (refused) return refused;
    const number = await newestNumber(db, form.xformId);
    const found = number === null ? [] : await uploadedFiles(db, form.xformId, number);
    const media = found.find(({ id }) => id === query.id);
    const stream = media && (await context.files.get(media.key));
    return media && stream ? { name: media.name, type: media.mediaType, stream } : problem('record.not-found');
  },

  entryList: async ({ db, form, who, query }) => {
    const refused = refusalOf(who, form, await registryDoor(db, who, form.id, null));
    if (refused) return refused;
    const number = await newestNumber(db, form.xformId);
    const reader = { projectId: form.projectId, userId: who.userId };
    const found = number === null ? [] : await formFiles(db, form.xformId, number, reader);
    const list = found.find(({ id, name }) => id === null && name === query.name);
    return list?.id === null
      ? { name: list.name, type: list.mediaType, stream: list.bytes }
      : problem('record.not-found');
  },

  entryRecord: (call) => entryRecord(context, call),
});
