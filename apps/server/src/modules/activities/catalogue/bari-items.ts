import type { CatalogueItem } from './sub-activity.ts';

/** Research and seed: ids 73 to 87. */
export const BARI_ITEMS: CatalogueItem[] = [
  [
    73,
    'Demos',
    'SACP',
    'demonstration',
    'Adaptive trial of high-value crop varieties',
    'উচ্চমূল্য ফসলের জাত অভিযোজন পরীক্ষা',
  ],
  [74, 'Demos', 'SACP', 'demonstration', 'Demonstration of saline-tolerant varieties', 'লবণসহিষ্ণু জাতের প্রদর্শনী'],
  [75, 'Demos', 'SACP', 'demonstration', 'Homestead vegetable model demonstration', 'বসতবাড়িতে সবজি চাষ মডেল প্রদর্শনী'],
  [76, 'Demos', 'SACP', 'demonstration', 'Four-crop pattern demonstration', 'চার ফসলভিত্তিক শস্যবিন্যাস প্রদর্শনী'],
  [77, 'MT', 'SACP', 'other', 'Breeder and foundation seed production', 'প্রজনন ও ভিত্তি বীজ উৎপাদন'],
  [78, 'No', 'SACP', 'infrastructure', 'Seed village', 'বীজ গ্রাম প্রতিষ্ঠা'],
  [79, 'Number', 'SACP', 'input', 'Quality saplings distributed', 'মানসম্মত চারা বিতরণ'],
  [80, 'Batch', 'SACP', 'training', 'Training of trainers on new technologies', 'নতুন প্রযুক্তি বিষয়ে প্রশিক্ষক প্রশিক্ষণ'],
  [
    81,
    'Batch',
    'SACP',
    'training',
    'Farmer training on seed production and preservation',
    'বীজ উৎপাদন ও সংরক্ষণে কৃষক প্রশিক্ষণ',
  ],
  [82, 'Event', 'SACP', 'event', 'Field day on research plots', 'গবেষণা প্লটে মাঠ দিবস'],
  [83, 'Demos', 'RAINS', 'demonstration', 'Climate-smart technology demonstration', 'জলবায়ু-সহনশীল প্রযুক্তি প্রদর্শনী'],
  [84, 'Demos', 'RAINS', 'demonstration', 'Biofortified crop demonstration', 'পুষ্টিসমৃদ্ধ ফসলের প্রদর্শনী'],
  [85, 'Batch', 'RAINS', 'training', 'Training on stress-tolerant varieties', 'প্রতিকূলতা-সহিষ্ণু জাত বিষয়ে প্রশিক্ষণ'],
  [86, 'MT', 'RAINS', 'other', 'Truthfully labelled seed produced by seed growers', 'বীজ উৎপাদকদের মানঘোষিত বীজ উৎপাদন'],
  [87, 'Event', 'RAINS', 'event', 'Research and extension review workshop', 'গবেষণা-সম্প্রসারণ পর্যালোচনা কর্মশালা'],
];
