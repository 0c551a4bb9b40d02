import { z } from 'zod';
import { dataOf, howMany, listOf, numbers } from './envelopes.ts';
import { inProject } from './entering.ts';
import { named } from './named.ts';
import { operationsOf } from './operation.ts';
import { id, idParams, instant, optionalText, someIds, text } from './shapes.ts';

const operation = operationsOf('geography');

/** −1 is the root of the cascade. */
const parentId = z.coerce.number().int().min(-1).max(2_147_483_647);
const place = z.object({
  id: z.number(),
  field_name: z.string(),
  geocode: z.string().nullable(),
  hasChildren: z.boolean(),
});
named('GeoChild', place);
const foundPlace = z.object({
  id: z.number(),
  fieldName: z.string(),
  nameBn: z.string().nullable(),
  geoType: z.number(),
  typeName: z.string(),
  /** The units above it, from the top. */
  ancestors: z.array(z.object({ id: z.number(), fieldName: z.string(), geoType: z.number() })),
});
named('GeoUnit', foundPlace);

const importCounts = named('GeoImportCounts', numbers('rows', 'added', 'changed', 'unchanged', 'matched', 'unmatched'));
const importReport = z.object({
  /** To apply it; null after it was applied or when nothing can be. */
  importId: z.string().nullable(),
  kind: z.enum(['units', 'boundaries']),
  counts: importCounts,
  /** Per level, by the level's name. */
  levels: z.array(z.object({ level: z.string(), counts: importCounts })),
  problems: z.array(z.object({ row: z.number().nullable(), name: z.string().nullable(), reason: z.string() })),
  /** There were more problems than are listed. */
  truncated: z.boolean(),
});
export type GeoImportReport = z.output<typeof importReport>;
named('GeoImportReport', importReport);

const layer = z.object({
  id: z.number(),
  title: z.string(),
  licence: z.string(),
  attribution: z.string(),
  features: z.number(),
  importedAt: instant,
});
named('GeoLayer', layer);

export const geography = {
  geoTypes: operation({
    method: 'GET',
    path: '/msurvey/api/geo/types',
    permission: 'signed-in',
    summary: 'The levels of the geography (JSON:API)',
    response: listOf(
      z.object({
        id: z.string(),
        type: z.literal('geoType'),
        attributes: z.object({ geoDefinition: z.string(), nodeParent: z.number().nullable(), unitCount: z.number() }),
      }),
    ),
  }),
  geoData: operation({
    method: 'POST',
    path: '/msurvey/api/geo/data',
    permission: 'signed-in',
    effect: 'read',
    summary: 'Units of a level beneath the given parents (none: the whole level, when it is the root)',
    body: z.object({
      geoType: id,
      parent: z.array(id).max(1000).default([]),
      activityId: id.nullish(),
      name: optionalText(100),
    }),
    response: listOf(z.object({ id: z.number(), fieldName: z.string(), nameBn: z.string().nullable() })),
    problems: ['record.not-found'],
  }),
  geoChildren: operation({
    method: 'GET',
    path: '/msurvey/api/geo/children',
    permission: 'signed-in',
    summary: 'Children of a unit by its id (−1 = root)',
    query: z.object({ parentId }),
    response: listOf(place),
  }),
  geoByCode: operation({
    method: 'GET',
    path: '/msurvey/api/geo/by-code',
    permission: 'signed-in',
    summary: 'A unit by its code, and its children',
    query: z.object({ geocode: text(60), system: optionalText(60) }),
    response: dataOf(z.object({ unit: foundPlace, children: z.array(place) })),
    problems: ['record.not-found'],
  }),
  geoSearch: operation({
    method: 'GET',
    path: '/msurvey/api/geo/search',
    permission: 'signed-in',
    summary: 'Units of any level by what one types, in either script, old spellings too',
    query: z.object({
      q: text(100),
      geoType: id.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: listOf(foundPlace),
  }),
  geoPlace: operation({
    method: 'GET',
    path: '/msurvey/api/geo/unit/:id',
    permission: 'signed-in',
    summary: 'One unit with the units above it, its codes, names and position',
    params: idParams,
    response: dataOf(
      foundPlace.extend({
        position: z.object({ latitude: z.number(), longitude: z.number(), source: z.string() }).nullable(),
        codes: z.array(z.object({ system: z.string(), code: z.string() })),
        otherNames: z.array(z.string()),
      }),
    ),
    problems: ['record.not-found'],
  }),
  checkGeoImport: operation({
    method: 'POST',
    path: '/msurvey/api/geo/import',
    permission: 'fao-admin',
    summary:
      'Dry run of an import: a list of units (CSV, XLSX; long or wide) or boundaries (GeoJSON, TopoJSON). Nothing changes yet.',
    upload: {
      field: 'file',
      maxBytes: 25_000_000,
      fields: z.object({
        /** Whose codes these are, e.g. `P-code 2020`. */
        system: text(60),
        title: optionalText(150),
        licence: optionalText(200),
        attribution: optionalText(500),
      }),
    },
    response: dataOf(importReport),
    problems: ['upload.no-file', 'upload.unreadable', 'upload.wrong-type', 'geography.layer-unattributed'],
  }),
  applyGeoImport: operation({
    method: 'POST',
    path: '/msurvey/api/geo/import/apply',
    permission: 'fao-admin',
    summary: 'Apply an import that was checked; applying the same one twice changes nothing',
    body: z.object({ importId: z.uuid('invalid') }),
    response: dataOf(importReport),
    problems: ['record.not-found', 'record.conflict'],
  }),
  geoBoundaries: operation({
    method: 'GET',
    path: '/msurvey/api/geo/boundaries',
    permission: 'signed-in',
    summary:
      'The areas of a level (0 = the uppermost) beneath a unit (−1 = root) as GeoJSON, each from the newest layer that has it',
    query: z.object({ depth: z.coerce.number().int().min(0).max(9), parentId }),
    response: 'file',
  }),
  geoLayers: operation({
    method: 'GET',
    path: '/msurvey/api/geo/layers',
    permission: 'signed-in',
    summary: 'Boundary layers with licence and attribution',
    response: listOf(layer),
  }),
  geoLayer: operation({
    method: 'GET',
    path: '/msurvey/api/geo/layer/:id',
    permission: 'signed-in',
    summary: 'Boundaries of one layer and level as GeoJSON',
    params: idParams,
    query: z.object({ geoType: id }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  deleteGeoLayer: operation({
    method: 'DELETE',
    path: '/msurvey/api/geo/layer/:id',
    permission: 'fao-admin',
    summary: 'Delete a boundary layer; units keep the positions it gave them',
    params: idParams,
    response: 'empty',
    problems: ['record.not-found'],
  }),
};

const siteRow = z.object({
  id: z.number(),
  site: z.string(),
  unitId: z.number(),
  locationType: z.object({ id: z.number(), typeName: z.string() }),
});
/** Of a project, of one member of its team, or of an activity in it. */
const siteKey = { memberId: id.nullish(), activityId: id.nullish() };

export const sites = {
  sites: operation({
    method: 'POST',
    path: '/msurvey/api/site/list',
    permission: 'Site/View',
    effect: 'read',
    summary: 'Sites of a project, of a member of its team, or of an activity',
    ...inProject.body(siteKey),
    response: z.object({
      data: z.array(siteRow),
      meta: z.object({ count: z.number(), canAdd: z.boolean(), canDelete: z.boolean() }),
    }),
    problems: ['record.not-found'],
  }),
  createSites: operation({
    method: 'POST',
    path: '/msurvey/api/site/create',
    permission: 'Site/Create',
    summary: 'Attach units as sites; those attached already are left alone',
    ...inProject.body({ ...siteKey, sites: someIds(1000) }),
    response: howMany('created'),
    problems: ['project.archived', 'record.not-found'],
  }),
  deleteSite: operation({
    method: 'POST',
    path: '/msurvey/api/site/delete',
    permission: 'Site/Delete',
    summary: 'Detach a site',
    ...inProject.body({ ...siteKey, siteId: id }),
    response: howMany('deleted'),
    problems: ['project.archived', 'record.not-found'],
  }),
};
