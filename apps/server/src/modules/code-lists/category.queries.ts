import { sql } from 'kysely';
import { all, containing, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db, Labels } from '#db/tables.ts';

export interface CategoryRow {
  id: number;
  code: string;
  title: Labels;
  description: string | null;
  isSystem: boolean;
  itemCount: number;
}

export interface CategoryFilter extends Page {
  name: string | null;
}

const ROW = sql`c.id, c.code, c.title, c.description, c.is_system as "isSystem",
  (select count(*)::int from category_item i where i.category_id = c.id) as "itemCount"`;

/** What JSON writes in another way than it reads. */
const ESCAPED = /["\\\p{Cc}]/u;

/**
 * A label in any language finds the list, because nobody knows in which one it was written. Labels are taken apart only
 * where their whole text contains it, which tells most that do not from those that may.
 */
export function labelContains(column: 'c.title' | 'i.label', name: string) {
  const pattern = containing(name);
  const apart = sql`exists (select 1 from jsonb_each_text(${sql.ref(column)}) l where lower(l.value) like ${pattern})`;
  return ESCAPED.test(name) ? apart : sql`(lower(${sql.ref(column)}::text) like ${pattern} and ${apart})`;
}

const where = ({ name }: CategoryFilter) =>
  all(name ? [sql`(lower(c.code) like ${containing(name)} or ${labelContains('c.title', name)})`] : []);

export async function listCategories(db: Db, filter: CategoryFilter): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${ROW} from category c where ${where(filter)} order by c.position, c.id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countCategories(db: Db, filter: CategoryFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from category c where ${where(filter)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function categoryByCode(db: Db, code: string): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    select ${ROW} from category c where lower(c.code) = lower(${code})`.execute(db);
  return rows[0];
}

export async function categoryById(db: Db, id: number): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`select ${ROW} from category c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever changes a list or the order of its items holds the list. */
export async function lockCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`select ${ROW} from category c where c.id = ${id} for update of c`.execute(db);
  return rows[0];
}

export async function insertCategory(
  db: Db,
  category: { code: string; title: Labels; description: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (code, title, description, position)
    values (${category.code}, ${JSON.stringify(category.title)}::jsonb, ${category.description},
      (select coalesce(max(position), 0) + 1 from category)) returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function updateCategory(
  db: Db,
  id: number,
  category: { title: Labels; description: string | null },
): Promise<void> {
  await sql`update category set title = ${JSON.stringify(category.title)}::jsonb, description = ${category.description}
    where id = ${id}`.execute(db);
}

export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom('category').where('id', '=', id).execute();
}
