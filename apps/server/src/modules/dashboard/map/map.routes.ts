import type { dashboard } from '@msurvey/contract';
import type { Handlers } from '#http/call.ts';
import { sightOf } from '#modules/registry/index.ts';
import { Problem } from '#problem/problem.ts';
import { cutOfFilters } from '../cut-of-filters.ts';
import { mapByLevel } from './by-level.ts';
import { mapByType } from './by-type.ts';

export const mapHandlers: Pick<Handlers<typeof dashboard>, 'mapByLevel' | 'mapByType'> = {
  mapByLevel: async ({ db, body, project, language }) => {
    const cut = await cutOfFilters(db, project, body);
    if (cut instanceof Problem) return cut;
    const asOf = new Date().toISOString();
    const { data, meta } = await mapByLevel(db, cut, body, language);
    return { data, meta: { ...meta, asOf } };
  },
  mapByType: async (call) => {
    const { db, body, project, language } = call;
    const cut = await cutOfFilters(db, project, body);
    if (cut instanceof Problem) return cut;
    const asOf = new Date().toISOString();
    const { data, meta } = await mapByType(db, cut, body.type, await sightOf(call, 'records'), language);
    return { data, meta: { ...meta, asOf } };
  },
};
