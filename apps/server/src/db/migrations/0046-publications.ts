import { type Kysely, sql } from 'kysely';

/** Years of the results report that were closed, with what was published of them; and the switch of those who close them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table report_publication (
    project_id int not null references project,
    id int generated always as identity,
    programme text not null constraint report_publication_programme_check check (programme in ('Sacp', 'Rains')),
    -- The calendar year in which the closed year begins.
    year int not null,
    -- 1 closed it, each later one restates it.
    version int not null,
    reason text,
    published_by int not null references app_user,
    published_at timestamptz not null default now(),
    -- As of when computed values were counted.
    computed_at timestamptz,
    -- By the node of the indicator: its definition, and the figures of the closed year of its total and leaves. Never changed.
    figures jsonb not null,
    reopened_by int references app_user,
    reopened_at timestamptz,
    reopened_reason text,
    primary key (project_id, id),
    constraint report_publication_key unique (project_id, programme, year, version)
  );

  -- What was published as it is read in a language: rows of the report, definitions in names, and the workbook itself.
  create table report_edition (
    project_id int not null,
    publication_id int not null,
    language text not null,
    rows jsonb not null,
    definitions jsonb not null,
    file_name text not null,
    workbook bytea not null,
    primary key (project_id, publication_id, language),
    constraint report_edition_publication_fk foreign key (project_id, publication_id)
      references report_publication (project_id, id)
  );

  -- Who keeps the figures and exports the report may close its years.
  insert into module_action_role (role_id, module, action, permission)
  select r.id, 'Report', 'Validate',
    (select count(*) from module_action_role m where m.role_id = r.id and m.permission
      and (m.module, m.action) in (('Report', 'Export'), ('Log Frame', 'Edit'))) = 2
  from role r
  on conflict on constraint module_action_role_key do nothing;
  `.execute(db);
}
