import Supercluster from 'supercluster';
import type { MapBounds, MapPoint } from './types.ts';

/** At this zoom neighbouring houses are apart; what still stands together stands on one spot. */
export const CLOSEST_ZOOM = 19;

/** Pixels within which points become one symbol: no symbol covers its neighbour so far that it could not be pressed. */
const RADIUS = 48;
/** The world is one such tile wide at zoom 0, here as in Leaflet; otherwise the radius would count half. */
const TILE = 256;

export interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
  /** The one point, when it is one. */
  point?: MapPoint;
  /** The zoom at which it opens. */
  opensAt: number;
}

/** Points by place and zoom: near ones become one symbol with their number. */
export function clusterIndex(points: readonly MapPoint[]): (bounds: MapBounds, zoom: number) => Cluster[] {
  const index = new Supercluster<{ at: number }>({ radius: RADIUS, extent: TILE, maxZoom: CLOSEST_ZOOM }).load(
    points.map(({ longitude, latitude }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return 'cluster' in properties
        ? {
            latitude,
            longitude,
            count: properties.point_count,
            opensAt: Math.min(CLOSEST_ZOOM, index.getClusterExpansionZoom(properties.cluster_id)),
          }
        : { latitude, longitude, count: 1, point: points[properties.at], opensAt: CLOSEST_ZOOM };
    });
}
