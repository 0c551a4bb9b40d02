import { z } from 'zod';

/** What a level says of itself, wherever it is shown: in the diagram or in a template. */
export const levelWords = {
  name: z.string(),
  nameBn: z.string().nullable(),
  description: z.string().nullable(),
  color: z.string(),
  isActivity: z.boolean(),
  isSdgBased: z.boolean(),
};
