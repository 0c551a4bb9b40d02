import { PROJECT_SACP } from '@msurvey/domain';
import type { Known, View } from './view.ts';

const search = (name: string, q: string, more: object = {}): View => ({
  name: `geography: type-ahead, ${name}`,
  call: 'geoSearch',
  query: { q, ...more },
});
const units = (name: string, body: object): View => ({ name: `geography: ${name}`, call: 'geoData', body });

/** Lists of places and sites. Bhola is a district with seven upazilas, each with a hundred unions. */
export const geoViews = ({ memberWithSites }: Known): View[] => [
  { name: 'geography: levels', call: 'geoTypes' },
  { name: 'geography: root', call: 'geoChildren', query: { parentId: -1 } },
  { name: 'geography: unions of an upazila', call: 'geoChildren', query: { parentId: 1260 } },
  { name: 'geography: a unit by its code', call: 'geoByCode', query: { geocode: '1009' } },
  { name: 'geography: one unit', call: 'geoPlace', params: { id: 17_292 } },
  units('a whole level', { geoType: 1 }),
  units('a whole level by name', { geoType: 1, name: 'bar' }),
  units('unions of a district', { geoType: 4, parent: [134] }),
  units('upazilas of all divisions', { geoType: 3, parent: [1, 2, 3, 4, 5, 6, 7, 8] }),
  units('unions of a district by name', { geoType: 4, parent: [134], name: 'char' }),
  search('one letter', 'c'),
  search('a word that every seventh has', 'dakshin'),
  search('in one level', 'char', { geoType: 4 }),
  search('a union in Bengali', 'ভাওয়ালগড়'),
  search('an old spelling', 'chittagong'),
  search('nothing', 'qqqq'),
  { name: 'geography: layers', call: 'geoLayers' },
  { name: 'sites: of a project', call: 'sites', body: { projectId: PROJECT_SACP } },
  { name: 'sites: of a member', call: 'sites', body: { projectId: PROJECT_SACP, memberId: memberWithSites } },
];
