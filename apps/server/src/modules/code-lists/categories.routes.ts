import type { codeLists } from '@msurvey/contract';
import { changeOf } from '#audit/audit-row.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import * as queries from './category.queries.ts';
import { categoryView } from './code-list.view.ts';

const details = ({ title, description }: Pick<queries.CategoryRow, 'title' | 'description'>) => ({
  title,
  description,
});

export const categoryHandlers = () =>
  ({
    categories: async ({ db, body, who }) => {
      const [rows, count] = await Promise.all([queries.listCategories(db, body), queries.countCategories(db, body)]);
      return { data: rows.map((row) => categoryView(who, row)), meta: { count } };
    },

    category: async ({ db, params, who }) => {
      const row = await queries.categoryByCode(db, params.code);
      return row ? { data: categoryView(who, row) } : problem('record.not-found');
    },

    createCategory: async ({ db, body, who, audit }) => {
      const id = await queries.insertCategory(db, body);
      await audit({ action: 'create', entity: 'category', entityId: id, after: { code: body.code, ...details(body) } });
      const row = (await queries.categoryById(db, id)) as queries.CategoryRow;
      return { data: categoryView(who, row) };
    },

    updateCategory: async ({ db, body, who, audit }) => {
      const before = await queries.lockCategory(db, body.id);
      if (!before) return problem('record.not-found');
      await queries.updateCategory(db, before.id, body);
      await audit(changeOf('category', before.id, details, before, body));
      return { data: categoryView(who, { ...before, ...details(body) }) };
    },

    deleteCategory: async ({ db, params, audit }) => {
      const before = await queries.lockCategory(db, params.id);
      if (!before) return problem('record.not-found');
      if (before.isSystem) return problem('category.system');
      if (before.itemCount > 0) return problem('category.in-use');
      await queries.deleteCategory(db, before.id);
      await audit({ action: 'delete', entity: 'category', entityId: before.id, before });
    },
  }) satisfies Partial<Handlers<typeof codeLists>>;
