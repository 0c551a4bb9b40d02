import type { Labels } from '../db/tables.ts';

export interface DemoList {
  code: string;
  title: Labels;
  items: [code: string, en: string, bn: string][];
  isSystem?: boolean;
}
const title = (en: string, bn: string, fr: string, ro: string, zh: string): Labels => ({ en, bn, fr, ro, zh });

/** Lists that the product itself needs: every installation has them, demonstration or not. */
export const SYSTEM_LISTS: DemoList[] = [
  {
    code: 'frequency',
    title: title('Frequency', 'পুনরাবৃত্তি', 'Fréquence', 'Frecvență', '频率'),
    isSystem: true,
    items: [
      ['monthly', 'Monthly', 'মাসিক'],
      ['quarterly', 'Quarterly', 'ত্রৈমাসিক'],
      ['half-yearly', 'Half-yearly', 'অর্ধবার্ষিক'],
      ['yearly', 'Yearly', 'বার্ষিক'],
      ['once', 'Once', 'একবার'],
    ],
  },
  {
    code: 'unit-of-measurement',
    title: title('Unit of measurement', 'পরিমাপের একক', 'Unité de mesure', 'Unitate de măsură', '计量单位'),
    isSystem: true,
    items: [
      ['number', 'Number', 'সংখ্যা'],
      ['percent', 'Percent', 'শতাংশ'],
      ['household', 'Household', 'পরিবার'],
      ['person', 'Person', 'ব্যক্তি'],
      ['hectare', 'Hectare', 'হেক্টর'],
      ['decimal', 'Decimal (1/100 acre)', 'শতাংশ জমি'],
      ['km', 'KM', 'কিলোমিটার'],
      ['mt', 'MT', 'মেট্রিক টন'],
      ['batch', 'Batch', 'ব্যাচ'],
      ['event', 'Event', 'অনুষ্ঠান'],
      ['group', 'Group', 'দল'],
      ['ls', 'LS', 'থোক'],
      ['metre', 'Metre', 'মিটার'],
      ['enterprise', 'Enterprise', 'উদ্যোগ'],
      ['job', 'Job', 'কর্মসংস্থান'],
      ['rating', 'Rating (1 to 6)', 'মূল্যায়ন মান (১ থেকে ৬)'],
    ],
  },
  {
    code: 'year',
    title: title('Year', 'বছর', 'Année', 'An', '年份'),
    isSystem: true,
    items: Array.from({ length: 15 }, (_, i) => {
      const name = `${2015 + i}-${String(16 + i).padStart(2, '0')}`;
      return [name, name, name] as [string, string, string];
    }),
  },
  {
    code: 'activity-type',
    title: title('Activity type', 'কার্যক্রমের ধরন', 'Type d’activité', 'Tip de activitate', '活动类型'),
    isSystem: true,
    items: [
      ['training', 'Training', 'প্রশিক্ষণ'],
      ['demonstration', 'Demonstration', 'প্রদর্শনী'],
      ['infrastructure', 'Infrastructure', 'অবকাঠামো'],
      ['input', 'Input distribution', 'উপকরণ বিতরণ'],
      ['meeting', 'Meeting', 'সভা'],
    ],
  },
  {
    code: 'cross-cutting-issue',
    title: title('Cross cutting issue', 'আন্তঃসম্পর্কিত বিষয়', 'Question transversale', 'Temă transversală', '跨领域议题'),
    isSystem: true,
    items: [
      ['gender', 'Gender', 'জেন্ডার'],
      ['youth', 'Youth', 'যুব'],
      ['climate', 'Climate', 'জলবায়ু'],
      ['nutrition', 'Nutrition', 'পুষ্টি'],
    ],
  },
];

/** Lists that a programme like this one keeps for itself. */
export const PROGRAMME_LISTS: DemoList[] = [
  {
    code: 'crop',
    title: title('Crops', 'ফসল', 'Cultures', 'Culturi', '作物'),
    items: [
      ['sunflower', 'Sunflower', 'সূর্যমুখী'],
      ['watermelon', 'Watermelon', 'তরমুজ'],
      ['soybean', 'Soybean', 'সয়াবিন'],
      ['mustard', 'Mustard', 'সরিষা'],
      ['mung-bean', 'Mung bean', 'মুগ ডাল'],
      ['brinjal', 'Brinjal', 'বেগুন'],
      ['bitter-gourd', 'Bitter gourd', 'করলা'],
      ['guava', 'Guava', 'পেয়ারা'],
      ['mango', 'Mango', 'আম'],
    ],
  },
  {
    code: 'input-type',
    title: title('Input types', 'উপকরণের ধরন', 'Types d’intrants', 'Tipuri de inputuri', '投入品类型'),
    items: [
      ['seed', 'Seed', 'বীজ'],
      ['fertiliser', 'Fertiliser', 'সার'],
      ['sapling', 'Sapling', 'চারা'],
      ['tool', 'Tool', 'যন্ত্রপাতি'],
      ['drip-set', 'Drip irrigation set', 'ড্রিপ সেচ সেট'],
    ],
  },
];
