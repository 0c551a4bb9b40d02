import type { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { xformAbilities } from '../form.policy.ts';
import { heldXform, visibleXform } from '../library/find-xform.ts';
import { countMissing } from '../upload/version-write.queries.ts';
import { levels } from './geography.queries.ts';
import { giveGeography, uploadMedia } from './give-media.ts';
import { listFile } from './list-files.ts';
import { currentMedia, mediaHistory, neededMedia, retireMedia } from './media.queries.ts';
import { mediaView } from './media.view.ts';

export const mediaHandlers = (context: Context) =>
  ({
    formMedia: async ({ db, who, body, language }) => {
      const row = await visibleXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const number = body.version ?? row.version;
      const needed = number === null ? [] : await neededMedia(db, row.id, number);
      if (!needed) return problem('record.not-found');
      const [current, geography] = await Promise.all([
        number === null ? [] : currentMedia(db, row.id, number),
        levels(db),
      ]);
      const byName = new Map(current.map((media) => [media.name, media]));
      const data = needed.map((file) => mediaView(file, byName.get(file.name)));
      const { edit } = xformAbilities(who, { ...row, isDeleted: false });
      return {
        data,
        meta: {
          count: data.length,
          missing: data.filter(({ file, isList }) => file === null && !isList).length,
          // Only the newest version is given files.
          canEdit: edit && number === row.version,
          geography: geography.map(({ id, name, unitCount }) => ({
            geoType: id,
            name: name[language] ?? name.en,
            units: unitCount,
          })),
        },
      };
    },

    uploadFormMedia: uploadMedia(context),
    useGeographyMedia: giveGeography(context),

    removeFormMedia: async ({ db, who, body, audit }) => {
      const row = await heldXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const number = row.version;
      if (number === null || !(await retireMedia(db, row.id, number, body.name))) return problem('record.not-found');
      await countMissing(db, row.id);
      const before = { version: number, name: body.name };
      await audit({ action: 'remove-media', entity: 'xform', entityId: row.id, before });
    },

    formMediaFile: async ({ db, who, body }) => {
      const row = await visibleXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const number = body.version ?? row.version;
      const current = number === null ? [] : await currentMedia(db, row.id, number);
      const media = current.find(({ name }) => name === body.name);
      const needed = media || number === null ? [] : await neededMedia(db, row.id, number);
      // Of a list that the server makes one sees what somebody would get who is given no project.
      const list = needed?.some(({ name }) => name === body.name)
        ? await listFile(db, body.name, { projectId: 0, userId: who.userId })
        : undefined;
      if (list) return { name: list.name, type: 'text/csv; charset=utf-8', stream: list.bytes };
      const stream = media && (await context.files.get(media.fileKey));
      return stream ? { name: media.name, type: media.mediaType, stream } : problem('record.not-found');
    },

    formMediaHistory: async ({ db, who, body }) => {
      const row = await visibleXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const rows = await mediaHistory(db, row.id, body.name);
      if (rows.length === 0) return problem('record.not-found');
      return {
        data: rows.map((media) => ({
          ...media,
          uploadedAt: media.uploadedAt.toISOString(),
          replacedAt: media.replacedAt?.toISOString() ?? null,
        })),
      };
    },
  }) satisfies Partial<Handlers<typeof forms>>;
