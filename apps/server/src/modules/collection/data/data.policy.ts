import { may, type Principal } from '@msurvey/domain';

/** An archived project is only read; taking its records away in a file changes nothing in it. */
export const dataAbilities = (who: Principal, { isArchived }: { isArchived: boolean }) => ({
  create: !isArchived && may(who, 'Form Data/Create'),
  edit: !isArchived && may(who, 'Form Data/Edit'),
  delete: !isArchived && may(who, 'Form Data/Delete'),
  export: may(who, 'Form Data/Export'),
  import: !isArchived && may(who, 'Form Data/Create'),
});
