import type { MapLayer, MapTiles } from '@msurvey/ui';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';

/** What both ways to look at the map need. */
export interface MapPartProps {
  projectId: number;
  layers: MapLayer[];
  tiles: MapTiles | undefined;
  onOpen: OpenFigure;
}
