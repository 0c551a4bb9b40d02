import {
  ask,
  calculate,
  group,
  hint,
  type Row,
  repeat,
  required,
  type Text,
  when,
  within,
} from '#modules/forms/index.ts';

/** One level of the cascade; the file is made from the programme's geography, a place's name is its id. */
const level = (file: string, name: string, label: Text, above: string | null, more = required): Row =>
  ask(`select_one_from_file ${file}`, name, label, {
    ...more,
    ...(above ? { choice_filter: `${above}=\${${above}}` } : {}),
    appearance: 'minimal',
    parameters: 'value=name label=label_both',
  });

/** Where it is: from division to union by choice, then the village in words. */
export const place = (label: Text = ['Place', 'স্থান']): Row[] =>
  group('place', label, [
    level('geo_divisions.csv', 'division', ['Division', 'বিভাগ'], null),
    level('geo_districts.csv', 'district', ['District', 'জেলা'], 'division'),
    level('geo_upazilas.csv', 'upazila', ['Upazila', 'উপজেলা'], 'district'),
    level('geo_unions.csv', 'union', ['Union', 'ইউনিয়ন'], 'upazila'),
    ask('text', 'village', ['Village', 'গ্রাম']),
  ]);

export const gps = ask(
  'geopoint',
  'gps',
  ['Position', 'অবস্থান'],
  hint(['Stand at the place itself, under open sky', 'মূল স্থানে, খোলা আকাশের নিচে দাঁড়ান']),
);
export const remarks = ask('text', 'remarks', ['Remarks', 'মন্তব্য'], { appearance: 'multiline' });
export const photo = (name: string, label: Text): Row => ask('image', name, label, { parameters: 'max-pixels=1600' });
export const photos: Row[] = group(
  'photos',
  ['Photos', 'ছবি'],
  [
    photo('photo_1', ['Photo', 'ছবি']),
    photo('photo_2', ['Another photo', 'আরেকটি ছবি']),
    photo('photo_3', ['Another photo', 'আরেকটি ছবি']),
  ],
);
export const notNegative = within('. >= 0', ['May not be negative', 'ঋণাত্মক হতে পারে না']);
export const notInFuture = within('. <= today()', ['Not in the future', 'ভবিষ্যতের তারিখ নয়']);
export const count = (name: string, label: Text, more = {}): Row =>
  ask('integer', name, label, {
    ...within('. >= 0 and . <= 100000', ['Between 0 and 100,000', '০ থেকে ১,০০,০০০']),
    ...more,
  });

/** The sub-activities of the catalogue that this form reports, each under the agency that carries it out. */
export const subActivity = (types: readonly string[]): Row[] => [
  ask('select_one programme', 'programme', ['Project', 'প্রকল্প'], {
    appearance: 'minimal',
    ...hint(['Narrows the list of sub-activities', 'উপ-কার্যক্রমের তালিকা ছোট করে']),
  }),
  ask('select_one_from_file agencies.csv', 'agency', ['Implementing agency', 'বাস্তবায়নকারী সংস্থা'], {
    ...required,
    parameters: 'value=name label=label',
  }),
  ask('select_one_from_file sub_activities.csv', 'sub_activity', ['Sub-activity', 'উপ-কার্যক্রম'], {
    ...required,
    choice_filter: `agency=\${agency} and (\${programme} = '' or project = \${programme})${types.length ? ` and (${types.map((type) => `type='${type}'`).join(' or ')})` : ''}`,
    appearance: 'minimal autocomplete',
    parameters: 'value=name label=label',
  }),
];

const picked = (file: string, member: string, column: string) =>
  `instance('${file}')/root/item[name = \${${member}}]/${column}`;

/**
 * Somebody of the registry, picked from the list of the sender's sites, or named when not in it. Whom and of what sex the
 * record keeps in its own words, so that it says the same whatever becomes of the registry.
 */
export const person = (prefix: string, label: Text, more: Record<string, string> = {}): Row[] => {
  const member = `${prefix}_member`;
  const unlisted = when(`\${${member}} = ''`);
  return [
    ask('select_one_from_file members.csv', member, label, {
      choice_filter: 'upazila=${upazila}',
      appearance: 'minimal autocomplete',
      parameters: 'value=name label=label',
      ...hint(['Leave empty when not in the list', 'তালিকায় না থাকলে খালি রাখুন']),
      ...more,
    }),
    ask('text', `${prefix}_member_no`, ['Member number, if there is one', 'সদস্য নম্বর, থাকলে'], unlisted),
    ask('text', `${prefix}_typed_name`, ['Name', 'নাম'], { ...unlisted, ...required }),
    ask('select_one sex', `${prefix}_typed_sex`, ['Sex', 'লিঙ্গ'], { ...unlisted, ...required }),
    calculate(
      `${prefix}_name`,
      `if(\${${member}} = '', \${${prefix}_typed_name}, ${picked('members', member, 'full_name')})`,
    ),
    calculate(`${prefix}_sex`, `if(\${${member}} = '', \${${prefix}_typed_sex}, ${picked('members', member, 'sex')})`),
  ];
};

/** Of all who are picked, one column of the list, in the list's own order. */
const ofPicked = (name: string, column: string, between: string): Row =>
  calculate(name, `join('${between}', instance('members')/root/item[selected(\${picked_members}, name)]/${column})`);

/** Whole groups at once: those who came are ticked among their members. What the record keeps of them is as for one. */
const pickedPeople = (alike: Row[]): Row[] =>
  group(
    'picked',
    ['Members of groups', 'দলের সদস্য'],
    [
      ask('select_multiple_from_file groups.csv', 'picked_groups', ['Groups', 'দল'], {
        ...required,
        choice_filter: 'upazila=${upazila}',
        appearance: 'autocomplete',
        parameters: 'value=name label=label',
      }),
      ask('select_multiple_from_file members.csv', 'picked_members', ['Who took part', 'যাঁরা অংশ নিয়েছেন'], {
        ...required,
        choice_filter: "group != '' and selected(${picked_groups}, group)",
        appearance: 'autocomplete',
        parameters: 'value=name label=label',
      }),
      ...alike,
      ofPicked('picked_ids', 'name', ' '),
      ofPicked('picked_names', 'full_name', '|'),
      ofPicked('picked_sexes', 'sex', '|'),
      ofPicked('picked_numbers', 'member_no', '|'),
    ],
    when("${listing} = 'picked'"),
  );

interface Listing {
  /** What each of those who are listed is asked besides. */
  each?: Row[];
  /** What is asked once of all who are picked: it is the same for each of them. */
  alike?: Row[];
  others?: Text;
}

/** Picked from groups, and guests beside them; listed one by one; or only counted. */
export const participants = (
  label: Text,
  { each = [], alike = [], others = ['Did others take part, too?', 'আরও কেউ অংশ নিয়েছেন কি?'] }: Listing = {},
): Row[] =>
  group(
    'people',
    ['Participants', 'অংশগ্রহণকারী'],
    [
      ask('select_one listing', 'listing', ['Participants are', 'অংশগ্রহণকারীরা'], { ...required, default: 'picked' }),
      ...pickedPeople(alike),
      ask('select_one yes_no', 'others', others, {
        ...when("${listing} = 'picked'"),
        default: 'no',
        ...hint(['Guests, and people of no group', 'অতিথি, এবং যাঁরা কোনো দলে নেই']),
      }),
      ...repeat(
        'participant',
        label,
        [...person('participant', ['Member', 'সদস্য']), ...each],
        when("${listing} = 'listed' or (${listing} = 'picked' and ${others} = 'yes')"),
      ),
      ...group(
        'counted',
        ['Number of people', 'মানুষের সংখ্যা'],
        [count('male', ['Men', 'পুরুষ'], required), count('female', ['Women', 'নারী'], required)],
        when("${listing} = 'counted'"),
      ),
      count('present', ['How many were present in all', 'মোট কতজন উপস্থিত ছিলেন'], {
        ...when("${listing} != 'counted'"),
        ...hint(['Count the heads: it is compared with the list', 'মাথা গুনে লিখুন: তালিকার সঙ্গে মেলানো হয়']),
      }),
      calculate('stated', "if(${listing} = 'counted', ${male} + ${female}, ${present})"),
    ],
  );

/** What the participants bind to, for every form that has them. */
export const PARTICIPANTS_BOUND = {
  participants: 'people/participant',
  participant_member: 'people/participant/participant_member',
  participant_member_no: 'people/participant/participant_member_no',
  participant_name: 'people/participant/participant_name',
  participant_sex: 'people/participant/participant_sex',
  stated_count: 'people/stated',
  male_count: 'people/counted/male',
  female_count: 'people/counted/female',
};
/** Where they are picked from groups. */
export const PICKED_BOUND = {
  picked_members: 'people/picked/picked_members',
  picked_ids: 'people/picked/picked_ids',
  picked_names: 'people/picked/picked_names',
  picked_sexes: 'people/picked/picked_sexes',
  picked_numbers: 'people/picked/picked_numbers',
};
export const PLACE_BOUND = {
  division_id: 'place/division',
  district_id: 'place/district',
  upazila_id: 'place/upazila',
  union_id: 'place/union',
  village: 'place/village',
};
export const PHOTOS_BOUND = { photos: 'photos/photo_1', photos_2: 'photos/photo_2', photos_3: 'photos/photo_3' };
export const PERSON_BOUND = {
  beneficiary_member: 'owner/beneficiary_member',
  beneficiary_member_no: 'owner/beneficiary_member_no',
  beneficiary_name: 'owner/beneficiary_name',
  beneficiary_sex: 'owner/beneficiary_sex',
};
