import { may, type Principal } from '@msurvey/domain';

interface Standing {
  isArchived: boolean;
  state: 'received' | 'approved' | 'rejected';
}

/** What was approved is only changed after a validator has reopened it; an archived project is only read. */
const isOpen = ({ isArchived, state }: Standing) => !isArchived && state !== 'approved';

export const memberAbilities = (who: Principal, standing: Standing) => ({
  edit: isOpen(standing) && may(who, 'Member Register/Edit'),
  delete: isOpen(standing) && may(who, 'fao-admin'),
});

export const memberListAbilities = (who: Principal, isArchived: boolean) => ({
  create: !isArchived && may(who, 'Member Register/Create'),
  export: may(who, 'Member Register/Export'),
  merge: !isArchived && may(who, 'Member Register/Edit'),
});
