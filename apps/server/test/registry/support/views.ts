import type { View } from '../../lists/view.ts';

export interface KnownMember {
  projectId: number;
  divisionId: number;
  districtId: number;
  upazilaId: number;
  unionId: number;
  instance: string;
  groupId: string;
  phone: string;
}

const PLACES = ['nowhere in particular', 'a division', 'a district', 'an upazila', 'a union'];
/** Of what few, many and nobody are found by; in either script; a beginning, a number. */
const searchesOf = (phone: string): Record<string, string> => ({
  'a rare name': 'Purnima Rani',
  'a name in Bengali': 'পূর্ণিমা রানী',
  'a frequent name': 'begum',
  'a title that a third have': 'md',
  'two letters': 'ra',
  'one letter': 's',
  'a telephone': phone,
  'a part of a number': phone.slice(-6),
  nothing: 'qqqqqq',
  'two words': 'rahim hossain',
});

/** Every combination that the screens of the registries can ask for, shared by the test of plans and the benchmark. */
export function registryViews({
  projectId,
  divisionId,
  districtId,
  upazilaId,
  unionId,
  instance,
  groupId,
  phone,
}: KnownMember): View[] {
  const searches = searchesOf(phone);
  const levels = [
    {},
    { division_id: divisionId },
    { district_id: districtId },
    { upazila_id: upazilaId },
    { union_id: unionId },
  ];
  const combinations = levels.flatMap((place, i) =>
    [{}, { projectCount: 1 }, { projectCount: 5 }].flatMap((count) =>
      [undefined, ...Object.keys(searches)].map((search) => ({
        name: [PLACES[i], 'projectCount' in count ? `${count.projectCount} projects` : '', search ?? '']
          .filter(Boolean)
          .join(', '),
        body: { projectId, ...place, ...count, ...(search ? { firstName: searches[search] } : {}) },
      })),
    ),
  );
  const groups = combinations.filter(({ body }) => !('projectCount' in body));
  return [
    ...combinations.map(({ name, body }): View => ({ name: `members: ${name}`, call: 'members', body })),
    ...groups.map(({ name, body }): View => ({ name: `groups: ${name}`, call: 'groups', body })),
    { name: 'members: of a group', call: 'members', body: { projectId, groupId } },
    { name: 'members: page 100', call: 'members', body: { projectId, page: 100, limit: 100 } },
    { name: 'members: profile', call: 'member', query: { projectId, instance } },
    { name: 'groups: profile', call: 'group', query: { projectId, id: groupId } },
    { name: 'demonstrations', call: 'demonstrations', body: { projectId } },
    { name: 'demonstrations: a rare name', call: 'demonstrations', body: { projectId, search: 'M0004711' } },
    { name: 'demonstrations: a frequent name', call: 'demonstrations', body: { projectId, search: 'begum' } },
    { name: 'demonstrations: a crop', call: 'demonstrations', body: { projectId, search: 'sunflower' } },
    { name: 'infrastructure', call: 'infrastructures', body: { projectId, type: 'CFC' } },
    { name: 'infrastructure: a name', call: 'infrastructures', body: { projectId, type: 'Canal', search: 'rahim' } },
    { name: 'duplicates: desk', call: 'duplicatePairs', body: { projectId } },
    {
      name: 'duplicates: of somebody about to be saved',
      call: 'likelyDuplicates',
      body: { projectId, name: 'Md. Rahim Hossain', fatherName: 'Karim Mia', phone, unionId },
    },
  ];
}
