import type { geography } from '@msurvey/contract';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { nameKey } from './name-key.ts';
import { searchUnits } from './search.queries.ts';
import * as queries from './unit.queries.ts';
import { childView, foundView, optionView, placeView, typeView } from './unit.view.ts';

const ROOT = -1;

export const unitHandlers = () =>
  ({
    geoTypes: async ({ db, language }) => ({
      data: (await queries.listTypes(db)).map((row) => typeView(language, row)),
    }),

    geoData: async ({ db, body, language }) => {
      const type = await queries.typeById(db, body.geoType);
      // Activities have no domain yet: there is none to find.
      if (!type || body.activityId != null) return problem('record.not-found');
      if (body.parent.length === 0 && type.parentId !== null) return { data: [] };
      const rows =
        body.parent.length === 0
          ? await queries.unitsOfType(db, type.id, body.name)
          : await queries.unitsBeneath(db, type.id, body.parent, body.name);
      return { data: rows.map((row) => optionView(language, row)) };
    },

    geoChildren: async ({ db, query, language }) => {
      const rows = await queries.childrenOf(db, query.parentId === ROOT ? null : query.parentId);
      return { data: rows.map((row) => childView(language, row)) };
    },

    geoByCode: async ({ db, query, language }) => {
      const id = await queries.unitIdByCode(db, query.geocode, query.system);
      if (id === undefined) return problem('record.not-found');
      const [[unit], children] = await Promise.all([queries.unitsWithAncestors(db, [id]), queries.childrenOf(db, id)]);
      if (!unit) return problem('record.not-found');
      return { data: { unit: foundView(language, unit), children: children.map((row) => childView(language, row)) } };
    },

    geoSearch: async ({ db, query, language }) => {
      const key = nameKey(query.q);
      // Signs alone: nothing is called that.
      if (key === '') return { data: [] };
      const ids = await searchUnits(db, { key, typeId: query.geoType ?? null, limit: query.limit });
      return { data: (await queries.unitsWithAncestors(db, ids)).map((row) => foundView(language, row)) };
    },

    geoPlace: async ({ db, params, language }) => {
      const [[unit], details] = await Promise.all([
        queries.unitsWithAncestors(db, [params.id]),
        queries.placeDetails(db, params.id),
      ]);
      return unit && details ? { data: placeView(language, unit, details) } : problem('record.not-found');
    },
  }) satisfies Partial<Handlers<typeof geography>>;
