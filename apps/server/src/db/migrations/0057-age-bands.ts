import { type Kysely, sql } from 'kysely';

const BANDS: readonly (readonly [from: number, to: number | null])[] = [
  [0, 17],
  [18, 24],
  [25, 35],
  [36, 45],
  [46, 55],
  [56, 65],
  [66, null],
];
const SEXES = ['male', 'female'] as const;

/** The bars of the pyramid of ages, and who is in none of them. */
const MEASURES: readonly (readonly [name: string, is: string])[] = [
  ...BANDS.flatMap(([from, to]) =>
    SEXES.map((sex): [string, string] => [
      `age_${from}_${sex}`,
      `r.sex = '${sex}' and ${to === null ? `r.age >= ${from}` : `r.age between ${from} and ${to}`}`,
    ]),
  ),
  ['age_unknown', `(r.age >= 0 and r.sex in ('male', 'female')) is not true`],
];
const list = (of: (name: string, is: string) => string) => sql.raw(MEASURES.map((one) => of(...one)).join(', '));

/**
 * People by age and sex are further measures of the counter of people: no more rows, and nothing more to read. They are filled
 * into the gathered rows; where a line has only changes that still have to be gathered, one that begins at nought is added.
 * Children are rare, and so may be those of whom age or sex is not known: like other rare people they have indexes of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  alter table member_tally ${list((name) => `add ${name} int not null default 0`)};
  insert into member_tally (project_id, unit_id, year, programmes, organization_id, id, n, ${list((name) => name)})
    select r.project_id, u.id, extract(year from r.registered_on)::int, r.projects, coalesce(r.organization_id, 0), 0, 0,
      ${list((_, is) => `count(*) filter (where ${is})`)}
    from member r cross join lateral (values (0), (r.division_id), (r.district_id), (r.upazila_id), (r.union_id)) u (id)
    where r.merged_into is null and r.state <> 'rejected' and u.id is not null group by 1, 2, 3, 4, 5
    on conflict (project_id, unit_id, year, programmes, organization_id, id)
      do update set ${list((name) => `${name} = excluded.${name}`)};
  create index member_child_idx on member (project_id, registered_on desc, id desc)
    where merged_into is null and age between 0 and 17;
  create index member_age_unknown_idx on member (project_id, registered_on desc, id desc)
    where merged_into is null and (age >= 0 and sex in ('male', 'female')) is not true;
  `.execute(db);
}
