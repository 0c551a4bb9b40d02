import { type Kysely, sql } from 'kysely';

/**
 * Lists of records show a few short answers of each. A record whose answers are large keeps a short form of them beside
 * (`listed`): texts in part, repeats as the number of their items. Lists read that one and leave the large one packed
 * where it is, so that a page of a hundred large records costs what a page of small ones does. PostgreSQL makes it when
 * answers are written; of small records, nearly all, it looks at the size alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  -- A text as lists give it: as it is, or its first so many bytes as {"cut": …}.
  create function shown_text(given text, most int) returns jsonb language sql immutable parallel safe as $$
    select case when octet_length(given) <= most then to_jsonb(given)
      else jsonb_build_object('cut', left(given, (most::bigint * char_length(left(given, most))
        / octet_length(left(given, most)))::int)) end $$;

  create function shown_answer(given jsonb, most int) returns jsonb language sql immutable parallel safe as $$
    select case jsonb_typeof(given)
      when 'string' then shown_text(given #>> '{}', most)
      when 'array' then to_jsonb(jsonb_array_length(given))
      when 'object' then case when octet_length(given ->> 'cut') <= most then given else shown_text(given ->> 'cut', most) end
      else given end $$;

  -- All of it together stays around 64 KB, however many answers there are.
  create function short_answers(given jsonb) returns jsonb language sql immutable parallel safe as $$
    select jsonb_object_agg(key, shown_answer(value, most)) from jsonb_each(given),
      (select greatest(64, least(4096, 65536 / greatest(count(*), 1)))::int as most from jsonb_object_keys(given)) bound $$;

  -- The size that a value has in memory is always the same; PostgreSQL cannot know that it is not asked of a stored one.
  create function is_large(given jsonb) returns boolean language plpgsql immutable parallel safe as $$
    begin return pg_column_size(given) > 16384; end $$;
  alter table submission add column listed jsonb
    generated always as (case when is_large(answers) then short_answers(answers) end) stored;

  -- Rows that were there are measured as they are stored, packed: what is large without its packing is written again.
  update submission set answers = answers || '{}'::jsonb
  where listed is null and pg_column_size(answers) > 1000 and pg_column_size(answers || '{}'::jsonb) > 16384;
  `.execute(db);
}
