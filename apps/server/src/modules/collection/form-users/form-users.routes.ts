import type { formUsers } from '@msurvey/contract';
import { fullName, may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { rolesChosen } from '#modules/projects/index.ts';
import { addFormUsers } from './add-form-users.ts';
import { changeStatus } from './change-status.ts';
import { distributeTargets, setTargets } from './change-targets.ts';
import { keyOf } from './form-key.ts';
import { countFormUsers, formUser, listFormCandidates, listFormUsers, targetFacts } from './form-user.queries.ts';
import { formUserView } from './form-user.view.ts';

export const formUserHandlers = (context: Context): Handlers<typeof formUsers> => ({
  formUsers: async ({ db, body, form, who }) => {
    const filter = { ...body, ...keyOf(form) };
    const [rows, count, facts] = await Promise.all([
      listFormUsers(db, filter),
      countFormUsers(db, filter),
      targetFacts(db, filter),
    ]);
    const { target, targetSum } = facts;
    const canAdd = !form.isArchived && may(who, 'Form User/Create');
    const canEdit = !form.isArchived && may(who, 'Form User/Edit');
    return { data: rows.map((row) => formUserView(row, facts)), meta: { count, target, targetSum, canAdd, canEdit } };
  },

  formUser: async ({ db, query, form }) => {
    const [row, facts] = await Promise.all([formUser(db, keyOf(form), query.userId), targetFacts(db, keyOf(form))]);
    return row ? { data: formUserView(row, facts) } : problem('record.not-found');
  },

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
