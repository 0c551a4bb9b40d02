import { z } from 'zod';
import { abilities, dataOf, listOf, pageOf, paging } from './envelopes.ts';
import { named } from './named.ts';
import { operationsOf } from './operation.ts';
import { id, idParams, labels, labelsView, optionalText, text } from './shapes.ts';

const operation = operationsOf('code-lists');

const categoryRow = z.object({
  id: z.number(),
  code: z.string(),
  title: labelsView,
  description: z.string().nullable(),
  itemCount: z.number(),
  /** A list the product itself needs (frequency, unit of measurement, year …): it can be filled, not deleted. */
  isSystem: z.boolean(),
  can: abilities('edit', 'delete', 'addItem'),
});
const itemRow = z.object({
  id: z.number(),
  code: z.string(),
  label: labelsView,
  order: z.number(),
  isActive: z.boolean(),
  can: abilities('edit', 'delete'),
});
named('Category', categoryRow);
named('CategoryItem', itemRow);

export const codeLists = {
  categories: operation({
    method: 'POST',
    path: '/msurvey/api/category/list',
    permission: 'Category/View',
    effect: 'read',
    summary: 'The programme’s code lists',
    body: paging.extend({ name: optionalText() }),
    response: pageOf(categoryRow),
  }),
  category: operation({
    method: 'GET',
    path: '/msurvey/api/category/by-code/:code',
    permission: 'Category/View',
    summary: 'One code list by its code (frequency, unit-of-measurement, year …)',
    params: z.object({ code: text(60) }),
    response: dataOf(categoryRow),
    problems: ['record.not-found'],
  }),
  createCategory: operation({
    method: 'POST',
    path: '/msurvey/api/category/create',
    permission: 'Category/Create',
    summary: 'Create a code list',
    body: z.object({ code: text(60), title: labels, description: optionalText(500) }),
    response: dataOf(categoryRow),
    problems: ['category.code-taken'],
  }),
  updateCategory: operation({
    method: 'PUT',
    path: '/msurvey/api/category/update',
    permission: 'Category/Edit',
    summary: 'Rename or describe a code list',
    body: z.object({ id, title: labels, description: optionalText(500) }),
    response: dataOf(categoryRow),
    problems: ['record.not-found'],
  }),
  deleteCategory: operation({
    method: 'DELETE',
    path: '/msurvey/api/category/:id',
    permission: 'Category/Delete',
    summary: 'Delete an empty code list that the product does not need',
    params: idParams,
    response: 'empty',
    problems: ['category.system', 'category.in-use', 'record.not-found'],
  }),
  items: operation({
    method: 'POST',
    path: '/msurvey/api/item/list',
    permission: 'Category/View',
    effect: 'read',
    summary: 'Items of a code list, in order',
    body: paging.extend({ categoryId: id, name: optionalText(), isActive: z.boolean().nullish() }),
    response: pageOf(itemRow),
    problems: ['record.not-found'],
  }),
  createItem: operation({
    method: 'POST',
    path: '/msurvey/api/item/create',
    permission: 'Category/Create',
    summary: 'Add an item at the end of a code list',
    body: z.object({ categoryId: id, code: text(60), label: labels }),
    response: dataOf(itemRow),
    problems: ['category.code-taken', 'record.not-found'],
  }),
  updateItem: operation({
    method: 'PUT',
    path: '/msurvey/api/item/update',
    permission: 'Category/Edit',
    summary: 'Change an item, or switch it on or off',
    body: z.object({ id, code: text(60), label: labels, isActive: z.boolean() }),
    response: dataOf(itemRow),
    problems: ['category.code-taken', 'record.not-found'],
  }),
  moveItem: operation({
    method: 'PUT',
    path: '/msurvey/api/item/move',
    permission: 'Category/Edit',
    summary: 'Move an item to a position of its list (1 = first)',
    body: z.object({ id, order: z.number().int().min(1).max(100_000) }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
  deleteItem: operation({
    method: 'DELETE',
    path: '/msurvey/api/item/:id',
    permission: 'Category/Delete',
    summary: 'Delete an item that nothing uses',
    params: idParams,
    response: 'empty',
    problems: ['category.in-use', 'record.not-found'],
  }),
  itemOptions: operation({
    method: 'GET',
    path: '/msurvey/api/item/options/:code',
    permission: 'signed-in',
    summary: 'Active items of a code list for choices',
    params: z.object({ code: text(60) }),
    response: listOf(z.object({ id: z.number(), code: z.string(), label: labelsView })),
    problems: ['record.not-found'],
  }),
};
