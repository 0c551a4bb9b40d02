import { accessViews } from './access-views.ts';
import { geoViews } from './geo-views.ts';
import { projectViews, teamViews } from './project-views.ts';
import { recordViews } from './record-views.ts';
import type { Known, View } from './view.ts';

export const listViews = (known: Known): View[] => [
  ...accessViews(known),
  ...projectViews,
  ...teamViews(known),
  ...geoViews(known),
  ...recordViews(known),
];
