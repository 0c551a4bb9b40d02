import { ask, PROJECT, validation } from '../activities/made.ts';
import { listed, somebody, tab } from '../registry/made.ts';

export interface Screen {
  name: string;
  path: string;
  /** Who looks at it; the officer of the project office where nobody is named. */
  who?: string;
}

const configuration = (index: number): string => `/project/${PROJECT}?tabIndex=3&index=${index}`;

/** What stands at the same address on every installation. */
const FIXED: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-collector', path: '/', who: 'collector' },
  { name: 'home-validator', path: '/', who: 'validator' },
  { name: 'teams', path: `/project/${PROJECT}?tabIndex=0`, who: 'fao.admin' },
  { name: 'project-forms', path: `/project/${PROJECT}?tabIndex=1` },
  { name: 'sites', path: `/project/${PROJECT}?tabIndex=2` },
  { name: 'dashboard', path: configuration(0) },
  { name: 'members', path: tab('members') },
  { name: 'groups', path: tab('groups') },
  { name: 'activities', path: configuration(3) },
  { name: 'activities-collector', path: configuration(3), who: 'collector' },
  { name: 'work-plans', path: configuration(4) },
  { name: 'demonstrations', path: tab('demonstrations') },
  { name: 'infrastructure', path: tab('infrastructure') },
  { name: 'validation', path: validation, who: 'validator' },
  { name: 'all-waiting', path: `/project/${PROJECT}/sacp/validation/all`, who: 'validator' },
  { name: 'log-definition', path: configuration(8), who: 'fao.admin' },
  { name: 'log-frame', path: configuration(9), who: 'fao.admin' },
  { name: 'report', path: configuration(10) },
  { name: 'figure', path: `/project/${PROJECT}/figures/training.done` },
  { name: 'member-duplicates', path: `/project/${PROJECT}/sacp/member/duplicates`, who: 'fao.admin' },
  { name: 'form', path: `/project/${PROJECT}/form/161/539` },
  { name: 'form-collector', path: `/project/${PROJECT}/form/161/539`, who: 'collector' },
  { name: 'new-training', path: `/project/${PROJECT}/form/161/539/new-submission`, who: 'collector' },
  { name: 'forms', path: '/forms', who: 'fao.admin' },
  { name: 'roles', path: '/roles', who: 'fao.admin' },
  { name: 'users', path: '/users', who: 'fao.admin' },
  { name: 'organisations', path: '/organizations', who: 'fao.admin' },
  { name: 'permissions', path: '/permission' },
  { name: 'access-grid', path: '/super-user/acl', who: 'superadmin' },
  { name: 'forum-access', path: '/super-user/forums', who: 'superadmin' },
  { name: 'upkeep', path: '/super-user/upkeep', who: 'superadmin' },
  { name: 'categories', path: '/category', who: 'fao.admin' },
  { name: 'sub-activities', path: '/sub-activities', who: 'fao.admin' },
  { name: 'geography', path: '/geography', who: 'fao.admin' },
  { name: 'notifications', path: '/notifications', who: 'validator' },
  { name: 'forums', path: '/forums' },
  { name: 'feedback', path: '/feedback', who: 'fao.admin' },
  { name: 'audit', path: '/audit', who: 'fao.admin' },
  { name: 'profile', path: '/profile' },
  { name: 'phones', path: '/devices', who: 'collector' },
  { name: 'records-to-send', path: '/sync', who: 'collector' },
  { name: 'help', path: '/help' },
  { name: 'guide-collector', path: '/help/collector', who: 'collector' },
  { name: 'not-there', path: '/nowhere' },
];

/** What is at an address of its own on each installation: a person, a group, a record, an indicator. */
async function found(url: string): Promise<Screen[]> {
  const person = await somebody(url);
  const [group] = (await listed<{ id: string }>(url, 'groups')).data;
  const list = { projectId: PROJECT };
  const work = await ask<{ data: { data: { instance: string }[] } }>(
    url,
    'fao.admin',
    'POST',
    '/project/activity/list',
    list,
  );
  const waits = await ask<{ data: { sub_activity_id: number }[] }>(
    url,
    'validator',
    'GET',
    `/project/validation/pending?projectId=${PROJECT}`,
  );
  const indicators = await ask<{ data: { id: number }[] }>(
    url,
    'fao.admin',
    'GET',
    `/indicator/by-project?projectId=${PROJECT}`,
  );
  const drafts = await ask<{ data: { id: number } }>(url, 'fao.admin', 'POST', '/form-builder/create-json-init', {
    title: 'Pictures',
    description: '',
  });
  const of = (page: string) => `/projects/${PROJECT}/profile/logframe/${indicators.data[0]?.id}/${page}`;
  const instance = (one: { instance: string } | undefined) => new URLSearchParams({ instance: one?.instance ?? '' });
  return [
    { name: 'member', path: `/project/${PROJECT}/sacp/member/profile?${instance(person)}` },
    { name: 'group', path: `/project/${PROJECT}/sacp/group/${group?.id}` },
    { name: 'activity', path: `/project/${PROJECT}/sacp/project-activity/profile?${instance(work.data.data[0])}` },
    ...waits.data.slice(0, 1).map(({ sub_activity_id: id }) => ({
      name: 'desk',
      path: `/project/${PROJECT}/sacp/validation/${id}`,
      who: 'validator',
    })),
    { name: 'designer', path: `/form-designer/${drafts.data.id}`, who: 'fao.admin' },
    ...['indicator-settings', 'targets', 'data-collection', 'data-upload', 'indicator-profile'].map((page) => ({
      name: page,
      path: of(page),
      who: 'fao.admin',
    })),
  ];
}

export const screens = async (url: string): Promise<Screen[]> => [...FIXED, ...(await found(url))];
