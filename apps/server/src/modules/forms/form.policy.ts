import { may, type Principal } from '@msurvey/domain';
import { seesAll } from '#modules/access/index.ts';

export interface Caller extends Principal {
  organizationId: number;
}
export interface XformFacts {
  /** Null: the programme's own. */
  organizationId: number | null;
  isDeleted: boolean;
  hasDraft: boolean;
  /** In how many projects it is used. */
  projectCount: number;
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
    // where it is used, or was and left data, deleting would be refused
    delete: there && owns && xform.projectCount === 0 && may(who, 'Form/Delete'),
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
  /** The organisation of its library form; null: the programme's own. */
  ownerId: number | null;
  totalSubmission: number;
}

/** In an archived project a form is only looked at. Who may send records is for the form's own users to do. */
export function formAbilities(who: Caller, form: FormFacts) {
  const open = !form.isArchived;
  const edit = open && may(who, 'Form/Edit');
  const users = may(who, 'Form User/View');
  const data = may(who, 'Form Data/View');
  return {
    edit,
    setStatus: edit,
    setTarget: edit,
    // a form that holds data stays where its data is
    delete: open && form.totalSubmission === 0 && may(who, 'Form/Delete'),
    users,
    data,
    // Another organisation's library stays its own, also where a project uses a form of it.
    library: seesXform(who, form.ownerId),
    // The title of a form opens it for whoever finds something of their own there.
    open: users || data || form.isCollector,
    submit: open && form.isActive && form.isPublished && form.isCollector && may(who, 'Form Data/Create'),
  };
}
