/** Samples of every part of this package, for the gallery: looked at while building, measured in a browser by tests. */
import { chartSamples } from './chart-samples.tsx';
import { dialogSamples } from './dialog-samples.tsx';
import { filterSamples } from './filter-samples.tsx';
import { formSamples } from './form-samples.tsx';
import { gridSamples } from './grid-samples.tsx';
import { mapSamples } from './map-samples.tsx';
import { pageSamples } from './page-samples.tsx';
import type { Sample } from './sample.ts';
import { tableSamples } from './table-samples.tsx';

export type { Sample };

export const samples: readonly Sample[] = [
  ...pageSamples,
  ...formSamples,
  ...filterSamples,
  ...tableSamples,
  ...gridSamples,
  ...dialogSamples,
  ...chartSamples,
  ...mapSamples,
];
