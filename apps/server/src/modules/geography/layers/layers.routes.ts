import { Readable } from 'node:stream';
import type { geography } from '@msurvey/contract';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { areasOfLevel } from '../units/level.queries.ts';
import { typeById } from '../units/unit.queries.ts';
import * as queries from './layer.queries.ts';

const view = ({ id, title, licence, attribution, features, importedAt }: queries.LayerRow) => ({
  id,
  title,
  licence,
  attribution,
  features,
  importedAt: importedAt.toISOString(),
});

type Credits = Partial<Pick<queries.LayerRow, 'title' | 'licence' | 'attribution'>>;

/** GeoJSON with the attribution inside: whoever passes the file on passes that on too. */
function* collection(credits: Credits, features: readonly string[]): Generator<string> {
  yield `{"type":"FeatureCollection",${JSON.stringify(credits).slice(1, -1)},"features":[`;
  for (const [i, feature] of features.entries()) yield (i === 0 ? '' : ',') + feature;
  yield ']}';
}

const GEOJSON = 'application/geo+json; charset=utf-8';
const ROOT = -1;

export const layerHandlers = () =>
  ({
    geoLayers: async ({ db }) => ({ data: (await queries.listLayers(db)).map(view) }),

    geoLayer: async ({ db, params, query }) => {
      const [layer, type] = await Promise.all([queries.layerById(db, params.id), typeById(db, query.geoType)]);
      if (!layer || !type) return problem('record.not-found');
      const features = await queries.layerFeatures(db, layer.id, type.id);
      const { title, licence, attribution } = layer;
      return {
        name: `${title}.geojson`,
        type: GEOJSON,
        stream: Readable.from(collection({ title, licence, attribution }, features)),
      };
    },

    geoBoundaries: async ({ db, query: { depth, parentId } }) => {
      const areas = await areasOfLevel(db, depth, parentId === ROOT ? null : parentId);
      const attribution = [...new Set(areas.map((area) => area.attribution))].join('; ');
      const features = areas.map(({ feature }) => feature);
      return {
        name: 'boundaries.geojson',
        type: GEOJSON,
        stream: Readable.from(collection({ attribution }, features)),
      };
    },

    deleteGeoLayer: async ({ db, params, audit }) => {
      const layer = await queries.layerById(db, params.id);
      if (!layer) return problem('record.not-found');
      await queries.deleteLayer(db, layer.id);
      await audit({ action: 'delete', entity: 'geo-layer', entityId: layer.id, before: view(layer) });
    },
  }) satisfies Partial<Handlers<typeof geography>>;
