import type { ComparedGroup } from '@msurvey/contract';
import type { Principal } from '@msurvey/domain';
import { groupAbilities } from '../groups/group.policy.ts';
import { groupFacts, registrationView } from '../groups/group.view.ts';
import type { ComparedGroupRow } from './compared-groups.ts';

export const comparedGroupView = (row: ComparedGroupRow, who: Principal, isArchived: boolean): ComparedGroup => ({
  ...groupFacts(row),
  ...registrationView(row),
  can: { edit: groupAbilities(who, { isArchived, state: row.state }).edit },
});
