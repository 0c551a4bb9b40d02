import { Readable } from 'node:stream';
import type { geography } from '@msurvey/contract';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';
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

/** GeoJSON with the attribution inside: whoever passes the file on passes that on too. */
function* collection(layer: queries.LayerRow, features: readonly string[]): Generator<string> {
  const { title, licence, attribution } = layer;
  yield `{"type":"FeatureCollection",${JSON.stringify({ title, licence, attribution }).slice(1, -1)},"features":[`;
  for (const [i, feature] of features.entries()) yield (i === 0 ? '' : ',') + feature;
  yield ']}';
}

export const layerHandlers = () =>
  ({
    geoLayers: async ({ db }) => ({ data: (await queries.listLayers(db)).map(view) }),

    geoLayer: async ({ db, params, query }) => {
      const [layer, type] = await Promise.all([queries.layerById(db, params.id), typeById(db, query.geoType)]);
      if (!layer || !type) return problem('record.not-found');
      const features = await queries.layerFeatures(db, layer.id, type.id);
      return {
        name: `${layer.title}.geojson`,
        type: 'application/geo+json; charset=utf-8',
        stream: Readable.from(collection(layer, features)),
      };
    },

    deleteGeoLayer: async ({ db, params, audit }) => {
      const layer = await queries.layerById(db, params.id);
      if (!layer) return problem('record.not-found');
      await queries.deleteLayer(db, layer.id);
      await audit({ action: 'delete', entity: 'geo-layer', entityId: layer.id, before: view(layer) });
    },
  }) satisfies Partial<Handlers<typeof geography>>;
