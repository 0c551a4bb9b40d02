import { may, type Principal } from '@msurvey/domain';
import { seesAll } from '#modules/access/index.ts';

interface Caller extends Principal {
  organizationId: number;
}
export interface XformFacts {
  /** Null: the programme's own. */
  organizationId: number | null;
  isDeleted: boolean;
  hasDraft: boolean;
}

/** One sees the forms of one's organisation and the programme's own. */
export const seesXform = (who: Caller, organizationId: number | null): boolean =>
  organizationId === null || organizationId === who.organizationId || seesAll(who);

/** Whose form it is to change: its organisation's; the programme's own is in the care of its administrators. */
export const ownsXform = (who: Caller, organizationId: number | null): boolean =>
  who.isSuperUser || (organizationId === null ? may(who, 'fao-admin') : organizationId === who.organizationId);

export function xformAbilities(who: Caller, xform: XformFacts) {
  const there = seesXform(who, xform.organizationId) && !xform.isDeleted;
  const owns = ownsXform(who, xform.organizationId);
  const edit = there && owns && may(who, 'Form/Edit');
  return {
    edit,
    delete: there && owns && may(who, 'Form/Delete'),
    restore: xform.isDeleted && owns && may(who, 'Form/Delete'),
    clone: there && may(who, 'Form/Create'),
    download: there && may(who, 'Form/View'),
    deploy: edit && xform.hasDraft,
  };
}

export interface FormFacts {
  isArchived: boolean;
  isActive: boolean;
  isPublished: boolean;
  /** Whether the one who asks is an active user of the form. */
  isCollector: boolean;
}

/** In an archived project a form is only looked at. Who may send records is for the form's own users to do. */
export function formAbilities(who: Principal, form: FormFacts) {
  const open = !form.isArchived;
  const edit = open && may(who, 'Form/Edit');
  return {
    edit,
    setStatus: edit,
    setTarget: edit,
    delete: open && may(who, 'Form/Delete'),
    users: may(who, 'Form User/View'),
    submit: open && form.isActive && form.isPublished && form.isCollector && may(who, 'Form Data/Create'),
  };
}
