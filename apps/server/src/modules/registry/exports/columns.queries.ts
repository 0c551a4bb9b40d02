import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import { Columns } from '#tables/columns.queries.ts';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import type { KeyOf } from '#texts/texts.ts';
import { columnText, type ExportColumn, exportWord } from './export-texts.ts';

/** The columns of people and groups, in one language. */
export class ExportColumns extends Columns<ExportColumn, KeyOf<typeof exportWord>> {
  constructor(language: Language) {
    super(language, { heading: columnText, word: exportWord });
  }

  yesNo(key: ExportColumn, column: string): ValuedColumn {
    return this.worded(key, sql`case ${sql.ref(column)} when true then 'yes' when false then 'no' end`, ['yes', 'no']);
  }

  /** Projects of the programme, by name; their ids are the codes. */
  programmes(column: string): ValuedColumn {
    const ids = sql.ref(column);
    const names = sql`(select string_agg(p.name, ', ' order by p.id) from project p where p.id = any(${ids}))`;
    return this.coded('programme', names, sql`array_to_string(${ids}, ' ')`);
  }

  point(): ValuedColumn[] {
    return [this.ref('latitude', 'r.latitude', 'number', 12), this.ref('longitude', 'r.longitude', 'number', 12)];
  }
}
