import { randomUUID } from 'node:crypto';
import { forms } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { checkMediaFile } from '../compile/index.ts';
import { heldXform, ownXform } from '../library/find-xform.ts';
import { fieldsOf } from '../upload/read-form.ts';
import { countMissing } from '../upload/version-write.queries.ts';
import { geographyCsv, levelsAbove } from './geography-csv.ts';
import { levels, placesOf } from './geography.queries.ts';
import { currentMedia, insertMedia, type NamedFile, neededMedia } from './media.queries.ts';
import { mediaView } from './media.view.ts';
import type { NeededFile } from './needed-files.ts';
import { TYPES } from './sniff.ts';

/** A file in the store, waiting to be given to a form. */
interface Kept extends NamedFile {
  idString: string;
}

/** The file that the newest version of one's own form refers to by this name. */
async function wanted(db: Db, who: Who, idString: string, name: string): Promise<NeededFile | Problem> {
  const row = await ownXform(db, who, { idString });
  if (row instanceof Problem) return row;
  const needed = row.version === null ? [] : await neededMedia(db, row.id, row.version);
  return needed?.find((file) => file.name === name) ?? problem('form.media-unknown', { name });
}

async function keep(
  { files }: Context,
  asked: { idString: string; file: NeededFile; geoTypeId: number | null },
  bytes: Buffer,
): Promise<Kept | Problem> {
  const { idString, file, geoTypeId } = asked;
  const verdict = await checkMediaFile(bytes, file.name, file.kind);
  if (!verdict.ok) return problem('upload.wrong-type', { types: TYPES[file.kind] });
  const fileKey = randomUUID();
  await files.put(fileKey, bytes);
  const { mediaType, hash } = verdict;
  return { idString, name: file.name, fileKey, size: bytes.length, mediaType, hash, geoTypeId };
}

type Give = Pick<Call<(typeof forms)['useGeographyMedia']>, 'db' | 'who' | 'audit'>;

/** Asked again with the form held: another version may have come that wants other files. */
async function give({ db, who, audit }: Give, kept: Kept) {
  const row = await heldXform(db, who, { idString: kept.idString });
  if (row instanceof Problem) return row;
  const file = await wanted(db, who, kept.idString, kept.name);
  if (file instanceof Problem) return file;
  const { idString: _, ...media } = kept;
  const number = row.version as number;
  await insertMedia(db, { xformId: row.id, number, ...media, uploadedBy: who.userId });
  await countMissing(db, row.id);
  await audit({
    action: 'give-media',
    entity: 'xform',
    entityId: row.id,
    after: { version: number, name: kept.name, size: kept.size, geoType: kept.geoTypeId },
  });
  const current = await currentMedia(db, row.id, number);
  return {
    data: mediaView(
      file,
      current.find(({ name }) => name === kept.name),
    ),
  };
}

const FIELDS = forms.uploadFormMedia.upload.fields;

export const uploadMedia = (context: Context) =>
  prepared<(typeof forms)['uploadFormMedia'], Kept>({
    prepare: async ({ db, who, upload }) => {
      const fields = fieldsOf(FIELDS, upload);
      if (fields instanceof Problem) return fields;
      const file = await wanted(db, who, fields.id_string, fields.name);
      if (file instanceof Problem) return file;
      return keep(context, { idString: fields.id_string, file, geoTypeId: null }, upload.bytes);
    },
    act: give,
  });

export const giveGeography = (context: Context) =>
  prepared<(typeof forms)['useGeographyMedia'], Kept>({
    prepare: async ({ db, who, body }) => {
      const file = await wanted(db, who, body.id_string, body.name);
      if (file instanceof Problem) return file;
      if (file.kind !== 'csv') return problem('upload.wrong-type', { types: TYPES[file.kind] });
      const all = await levels(db);
      if (!all.some((level) => level.id === body.geoType)) return problem('record.not-found');
      const csv = geographyCsv(levelsAbove(all, body.geoType), await placesOf(db, body.geoType));
      return keep(context, { idString: body.id_string, file, geoTypeId: body.geoType }, Buffer.from(csv));
    },
    act: give,
  });
