import { ask, calculate, group, hint, type Row, required, when, within } from '#modules/forms/index.ts';
import { count, gps, notInFuture, notNegative, photo, place, remarks } from './parts.ts';

export const memberSurvey: Row[] = [
  ask('date', 'registered_on', ['Date of registration', 'নিবন্ধনের তারিখ'], {
    ...required,
    default: 'today()',
    ...notInFuture,
  }),
  ask('select_multiple programme', 'programmes', ['Takes part in', 'যে প্রকল্পে অংশ নেন'], required),
  ...place(),
  ...group(
    'person',
    ['The member', 'সদস্য'],
    [
      ask('text', 'name', ['Name in English letters', 'নাম (ইংরেজি অক্ষরে)'], {
        ...required,
        ...within('string-length(.) <= 120', ['At most 120 letters', 'সর্বোচ্চ ১২০ অক্ষর']),
      }),
      ask('text', 'name_bn', ['Name in Bengali', 'নাম (বাংলায়)']),
      ask('text', 'father_name', ['Father’s name', 'পিতার নাম'], required),
      ask('text', 'mother_name', ['Mother’s name', 'মাতার নাম']),
      ask('text', 'spouse_name', ['Husband’s or wife’s name', 'স্বামী বা স্ত্রীর নাম']),
      ask('select_one sex', 'sex', ['Sex', 'লিঙ্গ'], required),
      ask('select_one birth', 'birth', ['What is known of the birth', 'জন্ম সম্পর্কে যা জানা'], {
        ...required,
        default: 'date',
      }),
      ask('date', 'born_on', ['Date of birth', 'জন্মতারিখ'], {
        ...required,
        ...when("${birth} = 'date'"),
        ...notInFuture,
      }),
      ask('integer', 'age', ['Age in years', 'বয়স (বছর)'], {
        ...required,
        ...when("${birth} = 'age'"),
        ...within('. >= 10 and . <= 110', ['Between 10 and 110', '১০ থেকে ১১০']),
      }),
      ask('select_one yes_no', 'ethnic', ['Of an ethnic minority', 'ক্ষুদ্র নৃগোষ্ঠীর সদস্য']),
      ask('text', 'phone', ['Mobile number', 'মোবাইল নম্বর'], {
        appearance: 'numbers',
        ...within("regex(., '^01[3-9][0-9]{8}$')", ['11 digits, beginning with 01', '০১ দিয়ে শুরু ১১ অঙ্ক']),
      }),
      ask('text', 'national_id', ['National ID', 'জাতীয় পরিচয়পত্র নম্বর'], {
        appearance: 'numbers',
        ...within("regex(., '^([0-9]{10}|[0-9]{13}|[0-9]{17})$')", ['10, 13 or 17 digits', '১০, ১৩ বা ১৭ অঙ্ক']),
      }),
      photo('photo', ['Photo of the member', 'সদস্যের ছবি']),
    ],
  ),
  ...group(
    'household',
    ['Household and land', 'পরিবার ও জমি'],
    [
      ask('text', 'household_no', ['Household number', 'খানা নম্বর']),
      ask('select_one yes_no', 'head', ['Is the head of the household', 'খানা প্রধান কি না']),
      count('males', ['Men and boys in the household', 'পরিবারে পুরুষ সদস্য']),
      count('females', ['Women and girls in the household', 'পরিবারে নারী সদস্য']),
      ask('decimal', 'land', ['Land in decimals (1/100 acre)', 'জমি (শতাংশ)'], notNegative),
    ],
  ),
  ...group(
    'membership',
    ['Group', 'দল'],
    [
      ask('select_one_from_file groups.csv', 'group', ['Group', 'দল'], {
        choice_filter: 'upazila=${upazila}',
        appearance: 'minimal autocomplete',
        parameters: 'value=name label=label',
        ...hint(['Leave empty when not in the list', 'তালিকায় না থাকলে খালি রাখুন']),
      }),
      ask('text', 'group_code', ['Code of the group', 'দলের কোড'], {
        ...when("${group} = ''"),
        ...hint(['Of a group that is being registered at the same time', 'একই সময়ে নিবন্ধিত হচ্ছে এমন দলের']),
      }),
      ask('select_one designation', 'designation', ['Office in the group', 'দলে পদ'], { default: 'member' }),
      ask(
        'text',
        'member_no',
        ['Member number', 'সদস্য নম্বর'],
        hint(['As on the card, if there is one', 'কার্ডে যেমন আছে, থাকলে']),
      ),
    ],
  ),
  gps,
];

export const groupSurvey: Row[] = [
  ask('select_multiple programme', 'programmes', ['Of the project', 'যে প্রকল্পের'], required),
  ask('text', 'code', ['Code of the group', 'দলের কোড'], {
    ...required,
    ...within("regex(., '^[A-Za-z0-9/-]{2,30}$')", ['Letters, digits, - and /', 'অক্ষর, অঙ্ক, - ও /']),
  }),
  ask('text', 'name', ['Name in English letters', 'নাম (ইংরেজি অক্ষরে)'], required),
  ask('text', 'name_bn', ['Name in Bengali', 'নাম (বাংলায়)']),
  ask('select_one group_type', 'type', ['Kind of group', 'দলের ধরন'], required),
  ask('date', 'formed_on', ['Formed on', 'গঠনের তারিখ'], { ...required, ...notInFuture }),
  ...place(),
  gps,
  photo('photo', ['Photo of the group', 'দলের ছবি']),
  remarks,
  calculate('record_name', "concat(${code}, ' ', ${name})"),
];

export const MEMBER_BOUND = {
  registered_on: 'registered_on',
  projects: 'programmes',
  name: 'person/name',
  name_bn: 'person/name_bn',
  father_name: 'person/father_name',
  mother_name: 'person/mother_name',
  spouse_name: 'person/spouse_name',
  sex: 'person/sex',
  born_on: 'person/born_on',
  age: 'person/age',
  is_ethnic: 'person/ethnic',
  phone: 'person/phone',
  national_id: 'person/national_id',
  photo: 'person/photo',
  household_no: 'household/household_no',
  is_household_head: 'household/head',
  household_males: 'household/males',
  household_females: 'household/females',
  land_decimals: 'household/land',
  group_id: 'membership/group',
  group_code: 'membership/group_code',
  designation: 'membership/designation',
  member_no: 'membership/member_no',
  position: 'gps',
};
export const GROUP_BOUND = {
  projects: 'programmes',
  code: 'code',
  name: 'name',
  name_bn: 'name_bn',
  type: 'type',
  formed_on: 'formed_on',
  position: 'gps',
  photo: 'photo',
  remarks: 'remarks',
};
