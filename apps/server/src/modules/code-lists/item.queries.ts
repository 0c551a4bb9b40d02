import { sql } from 'kysely';
import { all, containing, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db, Labels } from '#db/tables.ts';
import { labelContains } from './category.queries.ts';

export interface ItemRow {
  id: number;
  categoryId: number;
  code: string;
  label: Labels;
  position: number;
  isActive: boolean;
}

export interface ItemFilter extends Page {
  categoryId: number;
  name: string | null;
  isActive?: boolean | null | undefined;
}

const ROW = sql`i.id, i.category_id as "categoryId", i.code, i.label, i.position, i.is_active as "isActive"`;

function where(filter: ItemFilter) {
  const conditions = [sql`i.category_id = ${filter.categoryId}`];
  if (filter.isActive != null) conditions.push(sql`i.is_active = ${filter.isActive}`);
  if (filter.name)
    conditions.push(sql`(lower(i.code) like ${containing(filter.name)} or ${labelContains('i.label', filter.name)})`);
  return all(conditions);
}

export async function listItems(db: Db, filter: ItemFilter): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${ROW} from category_item i where ${where(filter)} order by i.position, i.id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from category_item i where ${where(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

const OPTION_LIMIT = 5000;

export async function activeItems(db: Db, categoryId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${ROW} from category_item i where i.category_id = ${categoryId} and i.is_active
    order by i.position, i.id limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}

export async function itemById(db: Db, id: number): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`select ${ROW} from category_item i where i.id = ${id}`.execute(db);
  return rows[0];
}

/** At the end of its list, which the caller holds. */
export async function insertItem(db: Db, item: { categoryId: number; code: string; label: Labels }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category_item (category_id, code, label, position)
    values (${item.categoryId}, ${item.code}, ${JSON.stringify(item.label)}::jsonb,
      (select coalesce(max(position), 0) + 1 from category_item where category_id = ${item.categoryId})) returning id`.execute(
    db,
  );
  return rows[0]?.id as number;
}

export async function updateItem(
  db: Db,
  id: number,
  item: { code: string; label: Labels; isActive: boolean },
): Promise<void> {
  await sql`update category_item set code = ${item.code}, label = ${JSON.stringify(item.label)}::jsonb, is_active = ${item.isActive}
    where id = ${id}`.execute(db);
}

/** Renumbers the list from 1 with the item in its new place; the others keep their order. */
export async function moveItem(db: Db, item: { id: number; categoryId: number }, order: number): Promise<void> {
  await sql`
    with others as (
      select id, row_number() over (order by position, id) as n from category_item
      where category_id = ${item.categoryId} and id <> ${item.id}),
    placed as (
      select id, n + (n >= ${order}::int)::int as n from others
      union all select ${item.id}::int, least(${order}::int, (select count(*) + 1 from others)))
    update category_item i set position = p.n from placed p where i.id = p.id and i.position <> p.n`.execute(db);
}

/** The items behind it move up, so that the order has no holes. */
export async function deleteItem(db: Db, item: { id: number; categoryId: number; position: number }): Promise<void> {
  await db.deleteFrom('category_item').where('id', '=', item.id).execute();
  await sql`update category_item set position = position - 1
    where category_id = ${item.categoryId} and position > ${item.position}`.execute(db);
}
