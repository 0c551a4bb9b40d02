import { PROJECT_SACP } from '@msurvey/domain';

interface View {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const search = (name: string, q: string): View => ({
  name: `geography: type-ahead, ${name}`,
  method: 'GET',
  path: `/geo/search?q=${encodeURIComponent(q)}`,
});
const units = (name: string, body: object): View => ({
  name: `geography: ${name}`,
  method: 'POST',
  path: '/geo/data',
  body,
});

/** Lists of places and sites. Bhola is a district with seven upazilas, each with a hundred unions. */
export const geoViews: View[] = [
  { name: 'geography: levels', method: 'GET', path: '/geo/types' },
  { name: 'geography: root', method: 'GET', path: '/geo/children?parentId=-1' },
  { name: 'geography: unions of an upazila', method: 'GET', path: '/geo/children?parentId=1260' },
  { name: 'geography: a unit by its code', method: 'GET', path: '/geo/by-code?geocode=1009' },
  { name: 'geography: one unit', method: 'GET', path: '/geo/unit/17292' },
  units('unions of a district', { geoType: 4, parent: [134] }),
  units('upazilas of all divisions', { geoType: 3, parent: [1, 2, 3, 4, 5, 6, 7, 8] }),
  units('unions of a district by name', { geoType: 4, parent: [134], name: 'char' }),
  search('one letter', 'c'),
  search('a word that every seventh has', 'dakshin'),
  search('a union in Bengali', 'ভাওয়ালগড়'),
  search('an old spelling', 'chittagong'),
  search('nothing', 'qqqq'),
  { name: 'sites of a project', method: 'POST', path: '/site/list', body: { projectId: PROJECT_SACP } },
];
