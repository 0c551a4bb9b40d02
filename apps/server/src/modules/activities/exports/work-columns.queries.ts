import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import { Columns } from '#tables/columns.queries.ts';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import type { KeyOf } from '#texts/texts.ts';
import { workHeading } from './column-texts.ts';
import { workWord } from './word-texts.ts';

/** Units of quantities that forms state by themselves. */
export const OWN_UNITS = ['kg', 'km'] as const;
export const STATES = ['received', 'approved', 'rejected'] as const;

/** The columns of field work, in one language. */
export class WorkColumns extends Columns<KeyOf<typeof workHeading>, KeyOf<typeof workWord>> {
  constructor(language: Language) {
    super(language, { heading: workHeading, word: workWord });
  }

  /** What was done: the sub-activity with its number, its programme, by whom. */
  work(): ValuedColumn[] {
    const subActivity = sql`concat_ws(' ', sa.code, ${this.inLanguage('sa.label')})`;
    return [
      this.coded('subActivity', subActivity, sql`sa.code`, 40),
      this.ref('programme', 'sa.programme', 'text', 12),
      this.agency(28),
    ];
  }

  agency(width: number): ValuedColumn {
    return this.coded('agency', this.inLanguage('ag.name'), sql`ag.code`, width);
  }
}

/** What `work` reads of the activities `a`. */
export const WORK_JOINS = sql`left join sub_activity sa on sa.id = a.sub_activity_id left join agency ag on ag.id = a.agency_id`;
