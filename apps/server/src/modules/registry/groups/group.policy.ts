import { may, type Principal } from '@msurvey/domain';

interface Standing {
  isArchived: boolean;
  state: 'received' | 'approved' | 'rejected';
}

/** What was approved is only changed after a validator has reopened it; an archived project is only read. */
const isOpen = ({ isArchived, state }: Standing) => !isArchived && state !== 'approved';

export const groupAbilities = (who: Principal, standing: Standing) => ({
  edit: isOpen(standing) && may(who, 'Group Register/Edit'),
  delete: isOpen(standing) && may(who, 'fao-admin'),
});

export const groupListAbilities = (who: Principal, isArchived: boolean) => ({
  create: !isArchived && may(who, 'Group Register/Create'),
  edit: !isArchived && may(who, 'Group Register/Edit'),
  export: may(who, 'Group Register/Export'),
});
