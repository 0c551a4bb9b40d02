import type { View } from '../../lists/view.ts';
import { type KnownWork, LARGE_PROJECT } from './large.queries.ts';

const projectId = LARGE_PROJECT;

/** The list as the console asks for it, with every combination of its filters that makes a difference. */
export const activityListViews = (known: KnownWork): View[] => {
  const list = (name: string, body: object): View => ({
    name: `activities: ${name}`,
    call: 'activities',
    body: { projectId, ...body },
  });
  const { division, district, upazila, unionName } = known;
  return [
    list('first page', {}),
    list('page of 100', { pageSize: 100 }),
    list('division', { division }),
    list('district', { division, district }),
    list('upazila', { division, district, upazila }),
    list('rejected', { state: 'rejected' }),
    list('rejected of a division', { state: 'rejected', division }),
    list('waiting of an upazila', { state: 'received', division, district, upazila }),
    list('a common word', { search: 'training' }),
    list('a common word in a division', { search: 'training', division }),
    list('a village', { search: 'majhergaon' }),
    list('a village in Bengali', { search: 'রহিমপুর' }),
    list('a union', { search: unionName }),
    list('two words in an upazila', { search: 'training purbo', upazila }),
    list('an agency, rejected', { search: 'badc', state: 'rejected' }),
    list('an agency, approved', { search: 'badc', state: 'approved' }),
    list('nothing', { search: 'nothingisnamedso' }),
    list('a letter', { search: 'p' }),
    list('page 300', { page: 300 }),
  ];
};

/** Profiles, histories and the review desk. */
export const activityPageViews = ({ waiting, subActivityId, activity, member, group }: KnownWork): View[] => {
  const queue = { projectId, subActivityId };
  return [
    { name: 'activity: profile', call: 'activityProfile', query: { projectId, instance: activity } },
    { name: 'activity: participants', call: 'activityParticipants', body: { projectId, instance: activity } },
    { name: 'member: history', call: 'memberHistory', body: { projectId, instance: member } },
    { name: 'group: history', call: 'groupHistory', body: { projectId, instance: group } },
    { name: 'returned to the caller', call: 'returnedActivities', body: { projectId } },
    { name: 'validation: pending', call: 'pendingValidation', query: { projectId } },
    { name: 'validation: queue', call: 'validationQueue', body: queue },
    { name: 'validation: queue of clean ones', call: 'validationQueue', body: { ...queue, isClean: true } },
    { name: 'validation: queue of an agency', call: 'validationQueue', body: { ...queue, agencyId: 1 } },
    { name: 'validation: queue of all', call: 'validationQueue', body: { projectId, subActivityId: null } },
    {
      name: 'validation: queue of all, from a record on',
      call: 'validationQueue',
      body: { projectId, subActivityId: null, after: waiting },
    },
    { name: 'validation: filters', call: 'validationFilters', query: { projectId } },
    {
      name: 'validation: desk of all',
      call: 'validationRecord',
      body: { projectId, subActivityId: null, id: waiting },
    },
    { name: 'validation: desk', call: 'validationRecord', body: { ...queue, id: waiting } },
    { name: 'bell', call: 'validationSummary' },
  ];
};
