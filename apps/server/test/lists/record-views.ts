import type { Known, View } from './view.ts';

const audit = (name: string, body: object): View => ({ name: `audit: ${name}`, call: 'auditLog', body });

/** Code lists, the audit log, notifications, forums and feedback. */
export const recordViews = ({ longList }: Known): View[] => {
  const items = (name: string, body: object): View => ({
    name: `items: ${name}`,
    call: 'items',
    body: { categoryId: longList, ...body },
  });
  return [
    { name: 'code lists: first page', call: 'categories' },
    { name: 'code lists: name contains “unit”', call: 'categories', body: { name: 'unit' } },
    items('first page of a long list', {}),
    items('inactive', { isActive: false }),
    items('by label', { name: 'item 4321' }),
    { name: 'items: options of a code list', call: 'itemOptions', params: { code: 'frequency' } },
    audit('first page', {}),
    audit('of somebody', { actor: 'superadmin' }),
    audit('of nobody', { actor: 'qqqq' }),
    audit('of somebody in Bengali', { actor: 'নাসরিন' }),
    audit('one action', { action: 'create' }),
    audit('one kind of record', { entity: 'user' }),
    audit('one record', { entity: 'user', entityId: '4321' }),
    audit('one day', { fromDate: '2025-03-01', toDate: '2025-03-01' }),
    audit('an action of somebody on a kind of record', { actor: 'super', action: 'update', entity: 'user' }),
    { name: 'audit: what can be asked for', call: 'auditFilters' },
    { name: 'notifications: first page', call: 'notificationList' },
    { name: 'forums', call: 'forumList' },
    { name: 'topics of a forum', call: 'forumTopics', body: { forumId: 1 } },
    { name: 'unread topics of a forum', call: 'forumTopics', body: { forumId: 1, unread: true } },
    { name: 'topics of a forum with a word', call: 'forumTopics', body: { forumId: 1, search: 'review' } },
    { name: 'announcements', call: 'announcements' },
    { name: 'feedback: first page', call: 'feedbackList' },
    { name: 'feedback: one rating', call: 'feedbackList', body: { rating: 1 } },
  ];
};
