import { may, type Principal } from '@msurvey/domain';

/** A list that the product needs can be filled but not deleted; others once they are empty. */
export const categoryAbilities = (who: Principal, category: { isSystem: boolean; itemCount: number }) => ({
  edit: may(who, 'Category/Edit'),
  delete: may(who, 'Category/Delete') && !category.isSystem && category.itemCount === 0,
  addItem: may(who, 'Category/Create'),
});

export const itemAbilities = (who: Principal) => ({
  edit: may(who, 'Category/Edit'),
  delete: may(who, 'Category/Delete'),
});
