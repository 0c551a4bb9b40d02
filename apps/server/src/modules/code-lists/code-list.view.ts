import type { codeLists } from '@msurvey/contract';
import type { Principal } from '@msurvey/domain';
import type { z } from 'zod';
import type { Labels } from '#db/tables.ts';
import type { CategoryRow } from './category.queries.ts';
import { categoryAbilities, itemAbilities } from './code-list.policy.ts';
import type { ItemRow } from './item.queries.ts';

type CategoryWire = z.input<(typeof codeLists.categories)['response']>['data'][number];
type ItemWire = z.input<(typeof codeLists.items)['response']>['data'][number];

/** Rows of older versions may lack a language. */
const labelsView = (labels: Labels): Labels => ({
  en: labels.en,
  bn: labels.bn ?? null,
  fr: labels.fr ?? null,
  ro: labels.ro ?? null,
  zh: labels.zh ?? null,
});

export const categoryView = (who: Principal, row: CategoryRow): CategoryWire => ({
  id: row.id,
  code: row.code,
  title: labelsView(row.title),
  description: row.description,
  itemCount: row.itemCount,
  isSystem: row.isSystem,
  can: categoryAbilities(who, row),
});

export const itemView = (who: Principal, row: ItemRow): ItemWire => ({
  id: row.id,
  code: row.code,
  label: labelsView(row.label),
  order: row.position,
  isActive: row.isActive,
  can: itemAbilities(who),
});

export const itemOptionView = (row: ItemRow) => ({ id: row.id, code: row.code, label: labelsView(row.label) });
