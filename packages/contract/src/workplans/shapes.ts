import { AMOUNT_MAX, isPlanYear, PLAN_YEARS, planYearOf, wireAmount } from '@msurvey/domain';
import { z } from 'zod';
import { id } from '../shapes.ts';

/** The tabs of work plans: BADC 1, BARI 2, DAE 3, DAM 4, FAO 5, GAIN 6. */
export const agency = id;

/** A fiscal year by the calendar year in which it begins. */
export const planYear = z.coerce.number().int().refine(isPlanYear, 'invalid');

/** Null: nothing is said. Amounts have at most four decimals. */
export const amount = z
  .number('malformed')
  .min(0, 'invalid')
  .max(AMOUNT_MAX, 'invalid')
  .refine((value) => Number(value.toFixed(4)) === value, 'invalid')
  .nullable();

/** Numbers of the documents are texts; '0' stands for what is missing. */
export const wireValue = z
  .union([z.string().max(40), z.number()])
  .nullish()
  .transform((value, context) => {
    const read = wireAmount(value);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  });

const wireText = z.union([z.string().max(10), z.number()]).transform(String);
type Pair = { startYear: string; endYear: string };
const refineYear = (pair: Pair, context: z.RefinementCtx) => {
  const year = planYearOf(pair);
  if (year !== null) return year;
  context.addIssue({ code: 'custom', message: 'invalid', path: ['startYear'] });
  return z.NEVER;
};
/** `{ startYear, endYear }`, texts or numbers; becomes the year in which it begins. */
export const wireYears = z
  .array(z.object({ startYear: wireText, endYear: wireText }).transform(refineYear))
  .min(1, 'required')
  .max(PLAN_YEARS.to - PLAN_YEARS.from + 1);
export const yearFields = { startYear: wireText, endYear: wireText };
