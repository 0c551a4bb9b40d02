import {
  CHECK_CODES,
  DATA_ENTRY_TYPES,
  DISAGGREGATION_DIMENSIONS,
  INDICATOR_COUNTS,
  INDICATOR_TYPES,
  REGISTRIES,
  VALUE_SOURCES,
  WORK_TYPES,
} from '@msurvey/domain';
import { z } from 'zod';

/** Enumerations of the domain that several operations share, by the names that clients read. */
export const ENUMERATIONS: readonly [name: string, schema: z.ZodType][] = [
  ['CheckCode', z.enum(CHECK_CODES)],
  ['DataEntryType', z.enum(DATA_ENTRY_TYPES)],
  ['DisaggregationDimension', z.enum(DISAGGREGATION_DIMENSIONS)],
  ['IndicatorCount', z.enum(INDICATOR_COUNTS)],
  ['IndicatorType', z.enum(INDICATOR_TYPES)],
  ['Registry', z.enum(REGISTRIES)],
  ['ValueSource', z.enum(VALUE_SOURCES)],
  ['WorkType', z.enum(WORK_TYPES)],
];
