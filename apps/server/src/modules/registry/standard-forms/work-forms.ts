import { ask, group, type Row, required, type Text, when, within } from '#modules/forms/index.ts';
import { gps, notInFuture, notNegative, participants, person, photos, place, remarks, subActivity } from './parts.ts';

const heldOn = ask('date', 'held_on', ['Date', 'তারিখ'], { ...required, default: 'today()', ...notInFuture });
const endedOn = ask('date', 'ended_on', ['Ended on', 'শেষের তারিখ'], {
  ...within('. >= ${held_on}', ['Not before the first day', 'প্রথম দিনের আগে নয়']),
});
const quantity = ask('decimal', 'quantity', ['Measured quantity', 'পরিমাপকৃত পরিমাণ'], {
  ...notNegative,
  'hint::English (en)': 'In the unit of the sub-activity, where it is measured (km, MT, m …)',
  'hint::বাংলা (bn)': 'উপ-কার্যক্রমের এককে, যেখানে মাপা হয় (কিমি, মেট্রিক টন, মিটার …)',
});

export const activitySurvey: Row[] = [
  ...subActivity([]),
  heldOn,
  endedOn,
  ...place(),
  ...participants(['Participant', 'অংশগ্রহণকারী']),
  quantity,
  ...photos,
  gps,
  remarks,
];

export const trainingSurvey: Row[] = [
  ...subActivity(['training', 'event']),
  ask('text', 'name', ['Name of the training', 'প্রশিক্ষণের নাম'], required),
  ask('select_one training_kind', 'kind', ['Kind', 'ধরন'], required),
  heldOn,
  endedOn,
  ask('text', 'trainer', ['Trainer', 'প্রশিক্ষক']),
  ...place(),
  ...participants(['Participant', 'অংশগ্রহণকারী']),
  ...photos,
  gps,
  remarks,
];

/** Something that is handed out, and how much of it. */
const received = (prefix: string, item: Text, amount: Text): Row[] => [
  ask('select_one input', `${prefix}item`, item, required),
  ask('decimal', `${prefix}amount`, amount, { ...required, ...notNegative }),
  ask('select_one unit', `${prefix}unit`, ['Unit', 'একক'], required),
];

export const inputSurvey: Row[] = [
  ...subActivity(['input']),
  heldOn,
  ...place(),
  ...participants(['Recipient', 'গ্রহীতা'], {
    each: received('', ['Received', 'যা পেয়েছেন'], ['Quantity', 'পরিমাণ']),
    alike: received('picked_', ['Each of them received', 'প্রত্যেকে যা পেয়েছেন'], ['Quantity for each', 'প্রত্যেকের পরিমাণ']),
    others: [
      'Did others receive something, or some of them something else?',
      'আর কেউ কি কিছু পেয়েছেন, বা কেউ কি অন্য কিছু পেয়েছেন?',
    ],
  }),
  quantity,
  ...photos,
  gps,
  remarks,
];

export const demonstrationSurvey: Row[] = [
  ...subActivity(['demonstration']),
  ask('text', 'name', ['Name of the demonstration', 'প্রদর্শনীর নাম'], required),
  heldOn,
  ...place(),
  ...group('owner', ['Beneficiary', 'উপকারভোগী'], person('beneficiary', ['Member', 'সদস্য'])),
  ...group(
    'plot',
    ['Plot', 'প্লট'],
    [
      ask('select_one crop_kind', 'crop_kind', ['Kind of crop', 'ফসলের ধরন'], required),
      ask('select_one crop', 'crop', ['Crop', 'ফসল'], required),
      ask('text', 'variety', ['Variety', 'জাত']),
      ask('decimal', 'area', ['Area (decimals)', 'আয়তন (শতাংশ)'], { ...required, ...notNegative }),
    ],
    when("instance('sub_activities')/root/item[name = ${sub_activity}]/plot != 'no'"),
  ),
  ...group(
    'production',
    ['Add Production', 'উৎপাদন যোগ করুন'],
    [
      ask('date', 'harvested_on', ['Harvested on', 'ফসল তোলার তারিখ'], notInFuture),
      ask('decimal', 'produced', ['Production (kg)', 'উৎপাদন (কেজি)'], notNegative),
      ask('decimal', 'sold', ['Sold (kg)', 'বিক্রি (কেজি)'], {
        ...when("${produced} != ''"),
        ...within('. >= 0 and . <= ${produced}', ['Not more than was produced', 'উৎপাদনের বেশি নয়']),
      }),
      ask('decimal', 'income', ['Income (taka)', 'আয় (টাকা)'], { ...when("${produced} != ''"), ...notNegative }),
    ],
  ),
  ...group('location', ['Add Gps', 'জিপিএস যোগ করুন'], [gps]),
  ...photos,
  remarks,
];

export const infrastructureSurvey: Row[] = [
  ...subActivity(['infrastructure']),
  ask('select_one infrastructure', 'type', ['Type', 'ধরন'], required),
  ask('text', 'name', ['Name of the structure', 'অবকাঠামোর নাম'], required),
  ask('select_one work_state', 'work_state', ['State of the work', 'কাজের অবস্থা'], required),
  heldOn,
  ...place(),
  ...group(
    'owner',
    ['Beneficiary', 'উপকারভোগী'],
    person('beneficiary', ['Member who looks after it', 'দেখাশোনাকারী সদস্য']),
  ),
  ask('decimal', 'length', ['Length (km)', 'দৈর্ঘ্য (কিমি)'], {
    ...when("${type} = 'canal' or ${type} = 'dyke' or ${type} = 'buried_pipe'"),
    ...notNegative,
  }),
  ask('integer', 'households', ['Households that use it', 'ব্যবহারকারী পরিবার'], notNegative),
  ...group('location', ['Gps', 'জিপিএস'], [gps]),
  ...photos,
  remarks,
];

export const WORK_BOUND = {
  programme: 'programme',
  sub_activity_id: 'sub_activity',
  agency_id: 'agency',
  held_on: 'held_on',
};
