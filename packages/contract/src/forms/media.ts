import { z } from 'zod';
import { dataOf, listOf } from '../envelopes.ts';
import { id, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { idString, mediaRow, versionNumber } from './shapes.ts';

/** A file name as forms write them: no folders, no control characters. */
const mediaName = text(200).refine((name) => !/[\\/\p{Cc}]|^\.+$/u.test(name), 'invalid');

export const formMedia = {
  formMedia: operation({
    method: 'POST',
    path: '/msurvey/forms/media/list',
    permission: 'Form/View',
    effect: 'read',
    summary: 'The files that a version refers to, and which of them are missing',
    body: z.object({ id_string: idString, version: versionNumber.nullish() }),
    response: z.object({
      data: z.array(mediaRow),
      meta: z.object({
        count: z.number(),
        missing: z.number(),
        canEdit: z.boolean(),
        /** Levels of the programme's geography that can be had as a csv. */
        geography: z.array(z.object({ geoType: z.number(), name: z.string(), units: z.number() })),
      }),
    }),
    problems: ['record.not-found'],
  }),
  uploadFormMedia: operation({
    method: 'POST',
    path: '/msurvey/forms/media/upload',
    permission: 'Form/Edit',
    summary: 'Give the newest version one of the files it refers to; the file of that name before stays in the history',
    upload: { field: 'file', maxBytes: 50_000_000, fields: z.object({ id_string: idString, name: mediaName }) },
    response: dataOf(mediaRow),
    problems: ['record.not-found', 'upload.no-file', 'upload.wrong-type', 'form.media-unknown'],
  }),
  useGeographyMedia: operation({
    method: 'POST',
    path: '/msurvey/forms/media/geography',
    permission: 'Form/Edit',
    summary: 'Fill a csv that a form refers to from the programme’s geography',
    body: z.object({ id_string: idString, name: mediaName, geoType: id }),
    response: dataOf(mediaRow),
    problems: ['record.not-found', 'form.media-unknown', 'upload.wrong-type'],
  }),
  removeFormMedia: operation({
    method: 'POST',
    path: '/msurvey/forms/media/delete',
    permission: 'Form/Edit',
    summary: 'Take a file away from the newest version',
    body: z.object({ id_string: idString, name: mediaName }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
  formMediaFile: operation({
    method: 'POST',
    path: '/msurvey/forms/media/download',
    permission: 'Form/View',
    effect: 'read',
    summary: 'One file of a version',
    body: z.object({ id_string: idString, name: mediaName, version: versionNumber.nullish() }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  formMediaHistory: operation({
    method: 'POST',
    path: '/msurvey/forms/media/history',
    permission: 'Form/View',
    effect: 'read',
    summary: 'What a file of a form was before: by version, who and when',
    body: z.object({ id_string: idString, name: mediaName }),
    response: listOf(
      z.object({
        version: z.number(),
        size: z.number(),
        uploadedAt: z.string(),
        uploadedBy: z.string().nullable(),
        replacedAt: z.string().nullable(),
      }),
    ),
    problems: ['record.not-found'],
  }),
};
