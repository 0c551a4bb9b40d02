import { z } from 'zod';
import { named } from '../named.ts';
import { personShape } from '../shapes.ts';

/** The random id of a mailed link. */
export const linkId = z.string('malformed').min(1, 'required').max(200, 'invalid');

export const loginUser = z.object({
  ...personShape,
  name: z.string(),
  /** `Module/Action` switches that are on; only for the caller's own user. */
  permissions: z.array(z.string()),
  /** Whether the caller is in the team of the programme's own project; false for any other user. */
  isInProgramme: z.boolean(),
  /** Whether there is a forum that the caller may read; false for any other user. */
  readsForums: z.boolean(),
});
export type LoginUser = z.output<typeof loginUser>;
named('LoginUser', loginUser);
