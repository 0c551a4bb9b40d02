import type { codeLists } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import { changeOf } from '#audit/audit-row.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { categoryByCode, categoryById, lockCategory } from './category.queries.ts';
import { itemOptionView, itemView } from './code-list.view.ts';
import * as queries from './item.queries.ts';

/** The item as it is once its list is held; the order of a list is changed by one caller at a time. */
async function lockItem(db: Db, id: number): Promise<queries.ItemRow | undefined> {
  const item = await queries.itemById(db, id);
  if (!item || !(await lockCategory(db, item.categoryId))) return undefined;
  return queries.itemById(db, id);
}

const details = ({ code, label, isActive }: Pick<queries.ItemRow, 'code' | 'label' | 'isActive'>) => ({
  code,
  label,
  isActive,
});

export const itemHandlers = () =>
  ({
    items: async ({ db, body, who }) => {
      if (!(await categoryById(db, body.categoryId))) return problem('record.not-found');
      const [rows, count] = await Promise.all([queries.listItems(db, body), queries.countItems(db, body)]);
      return { data: rows.map((row) => itemView(who, row)), meta: { count } };
    },

    itemOptions: async ({ db, params }) => {
      const category = await categoryByCode(db, params.code);
      if (!category) return problem('record.not-found');
      return { data: (await queries.activeItems(db, category.id)).map(itemOptionView) };
    },

    createItem: async ({ db, body, who, audit }) => {
      const category = await lockCategory(db, body.categoryId);
      if (!category) return problem('record.not-found');
      const id = await queries.insertItem(db, body);
      const row = (await queries.itemById(db, id)) as queries.ItemRow;
      const after = { list: category.code, ...details(row) };
      await audit({ action: 'create', entity: 'category-item', entityId: id, after });
      return { data: itemView(who, row) };
    },

    updateItem: async ({ db, body, who, audit }) => {
      const before = await lockItem(db, body.id);
      if (!before) return problem('record.not-found');
      await queries.updateItem(db, before.id, body);
      await audit(changeOf('category-item', before.id, details, before, body));
      return { data: itemView(who, { ...before, ...details(body) }) };
    },

    moveItem: async ({ db, body, audit }) => {
      const before = await lockItem(db, body.id);
      if (!before) return problem('record.not-found');
      await queries.moveItem(db, before, body.order);
      const after = await queries.itemById(db, before.id);
      await audit({
        action: 'move',
        entity: 'category-item',
        entityId: before.id,
        before: { order: before.position },
        after: { order: after?.position },
      });
    },

    deleteItem: async ({ db, params, audit }) => {
      const before = await lockItem(db, params.id);
      if (!before) return problem('record.not-found');
      await queries.deleteItem(db, before);
      await audit({ action: 'delete', entity: 'category-item', entityId: before.id, before: details(before) });
    },
  }) satisfies Partial<Handlers<typeof codeLists>>;
