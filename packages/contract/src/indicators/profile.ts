import { VALUE_SOURCES } from '@msurvey/domain';
import { z } from 'zod';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { ofIndicator, operation, readsOne } from './operation.ts';
import { figure, headedGroup, indicatorAbilities } from './shapes.ts';

const detail = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  isAggregatedIndicator: z.boolean(),
  lf_projectName: z.array(z.string()),
  logframeStructure: z.object({ name: z.string(), isSdgBased: z.boolean() }),
  logframeSDGs: z.array(z.object({ sdg: z.number(), sdgName: z.string() })),
  /** From the top down to its parent. */
  path: z.array(z.object({ id: z.number(), code: z.string(), title: z.string() })),
  /** Percent of the LOP value that was collected to date; null: nothing is known. */
  progress: figure,
  lopValue: figure,
  cumulative: figure,
  midTerm: figure,
  unit: z.string().nullable(),
  frequency: z.string().nullable(),
  data_source: z.string().nullable(),
  baseline_time: z.string().nullable(),
  baseline_value: figure,
  data_collection_method: z.array(z.string()),
  indicator_type: z.string().nullable(),
  data_entry_type: z.string().nullable(),
  progress_vs_cumulative: z.string().nullable(),
  source: z.enum(VALUE_SOURCES),
  groups: z.array(headedGroup),
  can: indicatorAbilities,
});
export type IndicatorDetail = z.output<typeof detail>;
named('IndicatorDetail', detail);

export const indicatorProfile = {
  indicatorDetail: operation({
    ...readsOne,
    path: ofIndicator('detail'),
    summary: 'What the profile of an indicator shows',
    response: dataOf(detail),
  }),
};
