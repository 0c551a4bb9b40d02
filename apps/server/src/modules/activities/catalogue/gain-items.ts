import type { CatalogueItem } from './sub-activity.ts';

/** Nutrition: ids 208 to 219. */
export const GAIN_ITEMS: CatalogueItem[] = [
  [208, 'Batch', 'RAINS', 'training', 'Training on food safety and hygiene', 'নিরাপদ খাদ্য ও পরিচ্ছন্নতা প্রশিক্ষণ'],
  [209, 'Batch', 'RAINS', 'training', 'Training on dietary diversity', 'খাদ্যবৈচিত্র্য প্রশিক্ষণ'],
  [210, 'Batch', 'RAINS', 'training', 'Training of nutrition volunteers', 'পুষ্টি স্বেচ্ছাসেবক প্রশিক্ষণ'],
  [211, 'Sessions', 'RAINS', 'training', 'Courtyard sessions on family nutrition', 'পারিবারিক পুষ্টি বিষয়ে উঠান বৈঠক'],
  [212, 'Demos', 'RAINS', 'demonstration', 'Cooking demonstration', 'রান্না প্রদর্শনী'],
  [213, 'Demos', 'RAINS', 'demonstration', 'Nutritious school garden demonstration', 'পুষ্টিকর বিদ্যালয় বাগান প্রদর্শনী'],
  [214, 'Number', 'RAINS', 'input', 'Recipe books and food guides', 'রন্ধনপ্রণালি ও খাদ্য নির্দেশিকা'],
  [215, 'Event', 'RAINS', 'event', 'Nutrition fair', 'পুষ্টি মেলা'],
  [216, 'Event', 'RAINS', 'event', 'School nutrition campaign', 'বিদ্যালয়ে পুষ্টি প্রচারাভিযান'],
  [217, 'Event', 'RAINS', 'event', 'Safe food market campaign', 'নিরাপদ খাদ্য বাজার প্রচারাভিযান'],
  [218, 'MM', 'RAINS', 'other', 'Nutrition specialist', 'পুষ্টি বিশেষজ্ঞ'],
  [219, 'LS', 'RAINS', 'other', 'Behaviour change communication material', 'আচরণ পরিবর্তন যোগাযোগ উপকরণ'],
];
