import { z } from 'zod';
import { named } from '../named.ts';
import { exportValues, id, optionalText } from '../shapes.ts';

/** Of the submission that a row was derived from; larger than other ids, so it travels as text. */
export const recordId = z.coerce.string().regex(/^[1-9]\d{0,18}$/, 'invalid');
export const REGISTRY_PAGE_SIZES = [30, 50, 100] as const;
export const REGISTRY_PAGE_SIZE = 30;
/** Choices of the filter “project count”. */
export const PROJECT_COUNTS = [1, 2, 3, 4, 5] as const;

/** −1, as everywhere in the cascade: all. */
const anyPlace = z.coerce
  .number()
  .int()
  .min(-1)
  .max(2_147_483_647)
  .nullish()
  .transform((value) => (value == null || value < 1 ? null : value));

/** What the lists of members and groups, and their exports, are narrowed by. */
export const placeFilter = z.object({
  projectId: id,
  division_id: anyPlace,
  district_id: anyPlace,
  upazila_id: anyPlace,
  union_id: anyPlace,
  /** Any part of a name in Bengali or Latin letters, however it is spelt; also a number of the member or a telephone. */
  firstName: optionalText(100),
});
export const registryPaging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(REGISTRY_PAGE_SIZE),
});

/** Rows and how many there are; past a bound a search is not counted to its end, and says so. */
export const countedRows = <T extends z.ZodType, K extends z.ZodObject>(row: T, can: K) =>
  z.object({
    data: z.object({
      data: z.array(row),
      totalCount: z.number(),
      /** There are more than totalCount: “more than 1,000”. */
      isMore: z.boolean(),
    }),
    meta: z.object({ can }),
  });

/** Which form fills a registry: Add opens it, Edit opens one record of it. */
export const sourceForm = z.object({ formId: z.number(), instance: z.string() });
named('SourceForm', sourceForm);

export const fileType = z.enum(['xlsx', 'csv']).default('xlsx');
/** What the file of an export is to be. */
export const exportAs = { type: fileType, values: exportValues };
