import { organizations } from './organizations.ts';
import { reaches } from './reach.ts';
import { roles } from './roles.ts';
import { superUser } from './super-user.ts';
import { switches } from './switches.ts';
import { users } from './users.ts';

export type { UserRow } from './users.ts';

export const access = { ...switches, ...reaches, ...organizations, ...roles, ...users, ...superUser };
