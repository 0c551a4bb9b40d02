import { ask, hint, type Row, required, type Text, when, within } from '#modules/forms/index.ts';
import { gps, notInFuture, notNegative, photos, remarks } from './parts.ts';

/** What it is about, from the list of the sender's sites. */
const followed = (label: Text, kind?: 'demonstration'): Row =>
  ask('select_one_from_file followed.csv', 'followed', label, {
    ...required,
    ...(kind ? { choice_filter: `kind='${kind}'` } : {}),
    appearance: 'minimal autocomplete',
    parameters: 'value=name label=label',
  });

export const productionSurvey: Row[] = [
  followed(['Demonstration', 'প্রদর্শনী'], 'demonstration'),
  ask('date', 'harvested_on', ['Harvested on', 'ফসল তোলার তারিখ'], { ...required, default: 'today()', ...notInFuture }),
  ask('decimal', 'produced', ['Production (kg)', 'উৎপাদন (কেজি)'], {
    ...required,
    ...notNegative,
    ...hint(['Of this harvest only; harvests add up', 'শুধু এই ফসলের; ফসলগুলো যোগ হয়']),
  }),
  ask('decimal', 'sold', ['Sold (kg)', 'বিক্রি (কেজি)'], {
    ...within('. >= 0 and . <= ${produced}', ['Not more than was produced', 'উৎপাদনের বেশি নয়']),
  }),
  ask('decimal', 'income', ['Income (taka)', 'আয় (টাকা)'], notNegative),
  ...photos,
  remarks,
];

export const positionSurvey: Row[] = [
  followed(['Demonstration or structure', 'প্রদর্শনী বা অবকাঠামো']),
  ask('date', 'visited_on', ['Date of the visit', 'পরিদর্শনের তারিখ'], {
    ...required,
    default: 'today()',
    ...notInFuture,
  }),
  { ...gps, ...required },
  ask('select_one work_state', 'work_state', ['State of the work', 'কাজের অবস্থা'], {
    ...when("instance('followed')/root/item[name = ${followed}]/kind = 'infrastructure'"),
  }),
  ...photos,
  remarks,
];

export const PRODUCTION_BOUND = {
  followed_id: 'followed',
  held_on: 'harvested_on',
  produced: 'produced',
  sold: 'sold',
  income: 'income',
};
export const POSITION_BOUND = {
  followed_id: 'followed',
  held_on: 'visited_on',
  position: 'gps',
  work_state: 'work_state',
};
