import { type Language, PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { SharedHeading, SharedWord } from './table-texts.ts';
import type { ValuedColumn } from './valued-columns.ts';

type Sql = RawBuilder<unknown>;
type Kind = NonNullable<ValuedColumn['kind']>;

/** What a module calls its columns, and the codes in them. */
interface ColumnTexts<C extends string, W extends string> {
  heading(column: C | SharedHeading, language: Language): string;
  word(code: W | SharedWord, language: Language): string;
}

export const dayOf = (moment: string): Sql =>
  sql`(${sql.ref(moment)} at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date::text`;

export const LEVELS = ['division', 'district', 'upazila', 'union'] as const satisfies SharedHeading[];

/** Of the person `u`. */
export const AUTHOR_NAME = sql`trim(u.first_name || ' ' || u.last_name)`;

/**
 * The columns of a file in one language. What is said in words stands in the statement as literals, because the last
 * parameters of it are the cursor and the limit.
 */
export class Columns<C extends string, W extends string> {
  constructor(
    readonly language: Language,
    private readonly texts: ColumnTexts<C, W>,
  ) {}

  column(key: C | SharedHeading, label: Sql, kind: Kind = 'text', width = 18): ValuedColumn {
    return { heading: this.texts.heading(key, this.language), kind, width, label };
  }

  ref(key: C | SharedHeading, column: string, kind: Kind = 'text', width = 18): ValuedColumn {
    return this.column(key, kind === 'text' ? sql.ref(column) : sql`${sql.ref(column)}::text`, kind, width);
  }

  /** What a code means, and the code. */
  coded(key: C | SharedHeading, label: Sql, code: Sql, width = 18): ValuedColumn {
    return { ...this.column(key, label, 'text', width), code };
  }

  /** A code in the words of the module; as it is where there are none for it. */
  worded(key: C | SharedHeading, code: Sql, words: readonly (W | SharedWord)[], width = 12): ValuedColumn {
    const each = words.map((word) => sql`when ${sql.lit(word)} then ${sql.lit(this.texts.word(word, this.language))}`);
    return this.coded(key, sql`case ${code} ${sql.join(each, sql` `)} else ${code} end`, code, width);
  }

  /** Bengali readers get the Bengali name, where there is one. */
  named(rows: string): Sql {
    const [name, bengali] = [sql.ref(`${rows}.name`), sql.ref(`${rows}.name_bn`)];
    return this.language === 'bn' ? sql`coalesce(${bengali}, ${name})` : name;
  }

  /** A text of several languages in this one, else in English. */
  inLanguage(labels: string): Sql {
    const json = sql.ref(labels);
    return sql`coalesce(${json} ->> ${sql.lit(this.language)}, ${json} ->> 'en')`;
  }

  /** Of a unit that is joined under a name of its own or under that of its level. */
  place(level: (typeof LEVELS)[number], unit: string = level): ValuedColumn {
    return this.coded(level, this.named(unit), sql.ref(`${unit}.geocode`));
  }

  /** The four levels and the village of the rows `r`. */
  places(): ValuedColumn[] {
    return [...LEVELS.map((level) => this.place(level)), this.ref('village', 'r.village')];
  }

  /** By whom, when and from which record these rows were made. */
  origin(rows: string): ValuedColumn[] {
    return [
      this.column('registeredBy', AUTHOR_NAME, 'text', 24),
      this.column('receivedOn', dayOf(`${rows}.received_at`), 'day', 14),
      this.ref('record', `${rows}.instance_id`, 'text', 42),
    ];
  }

  sex(code: Sql): ValuedColumn {
    return this.worded('sex', code, ['male', 'female', 'other'], 10);
  }
}
