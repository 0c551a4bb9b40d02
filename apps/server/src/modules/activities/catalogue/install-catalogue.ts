import type { Db } from '#db/tables.ts';
import { AGENCIES } from './agencies.ts';
import { insertAgencies, insertSubActivities } from './catalogue.queries.ts';
import { isMeasured } from './sub-activity.ts';

/** What every installation has. What staff have changed stays as it is; only what is missing is added. */
export async function installCatalogue(db: Db): Promise<void> {
  await insertAgencies(db, AGENCIES);
  const items = AGENCIES.flatMap((agency) =>
    agency.items.map(([id, unit, programme, type, en, bn], i) => ({
      id,
      agency_id: agency.id,
      code: `${agency.component}.${String(i + 1).padStart(2, '0')}`,
      label: { en, bn, fr: null, ro: null, zh: null },
      unit,
      programme,
      type,
      is_measured: isMeasured(unit),
      position: i + 1,
    })),
  );
  await insertSubActivities(db, items);
}
