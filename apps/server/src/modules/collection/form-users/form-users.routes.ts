import type { FormUser, formUsers } from '@msurvey/contract';
import { fullName, may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Handlers } from '#http/call.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { rolesChosen } from '#modules/projects/index.ts';
import { addFormUsers } from './add-form-users.ts';
import { changeStatus } from './change-status.ts';
import { distributeTargets, setTargets } from './change-targets.ts';
import { keyOf } from './form-key.ts';
import {
  countFormUsers,
  formsOf,
  formUser,
  listFormCandidates,
  listFormUsers,
  targetFacts,
} from './form-user.queries.ts';
import { formUserView } from './form-user.view.ts';

async function oneFormUser(db: Db, form: FormOfProject, userId: number): Promise<FormUser | null> {
  const [row, facts] = await Promise.all([formUser(db, keyOf(form), userId), targetFacts(db, keyOf(form))]);
  return row ? formUserView(row, facts) : null;
}

export const formUserHandlers = (context: Context): Handlers<typeof formUsers> => ({
  formUsers: async ({ db, body, form, who }) => {
    const filter = { ...body, ...keyOf(form) };
    const [rows, count, facts] = await Promise.all([
      listFormUsers(db, filter),
      countFormUsers(db, filter),
      targetFacts(db, filter),
    ]);
    const { target, targetSum, collected, activeUsers } = facts;
    const canAdd = !form.isArchived && may(who, 'Form User/Create');
    const canEdit = !form.isArchived && may(who, 'Form User/Edit');
    const meta = { count, target, targetSum, collected, activeUsers, canAdd, canEdit };
    return { data: rows.map((row) => formUserView(row, facts)), meta };
  },

  formUser: async ({ db, query, form }) => ({ data: await oneFormUser(db, form, query.userId) }),

  myFormWork: async ({ db, form, who }) => ({ data: await oneFormUser(db, form, who.userId) }),

  myForms: async ({ db, who }) => ({ data: await formsOf(db, who.userId) }),

  formUserCandidates: async ({ db, body, form }) => {
    const roleIds = await rolesChosen(db, body.role_id, body.org_id);
    const filter = { ...body, ...keyOf(form), orgId: body.org_id, roleIds };
    const { rows, count } = await listFormCandidates(db, filter);
    const data = rows.map(({ userId, username, orgName, roleName, ...names }) => ({
      userId,
      username,
      name: fullName(names),
      orgName,
      roleName: roleName ?? '',
    }));
    return { data, meta: { count } };
  },

  addFormUsers: (call) => addFormUsers(context, call),
  setFormUserStatus: changeStatus,
  distributeTargets,
  setTargets,
});
