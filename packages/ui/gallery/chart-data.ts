import type { ChartCategory, ChartSeries } from '../src/index.ts';

type Say = (english: string, bengali: string) => string;

export const districts = (say: Say): ChartCategory[] => [
  { id: 'bhola', label: say('Bhola', 'ভোলা') },
  { id: 'patuakhali', label: say('Patuakhali', 'পটুয়াখালী') },
  { id: 'barguna', label: say('Barguna', 'বরগুনা') },
  { id: 'noakhali', label: say('Noakhali', 'নোয়াখালী') },
  { id: 'lakshmipur', label: say('Lakshmipur', 'লক্ষ্মীপুর') },
  { id: 'satkhira', label: say('Satkhira', 'সাতক্ষীরা') },
];

/** Names as long as the catalogue of activities really has them. */
export const longNames = (say: Say): ChartCategory[] => [
  {
    id: 'a',
    label: say(
      'Training on climate-resilient homestead vegetable production for women’s groups',
      'মহিলা দলের জন্য জলবায়ু-সহিষ্ণু বসতবাড়ির সবজি উৎপাদন প্রশিক্ষণ',
    ),
  },
  {
    id: 'b',
    label: say('Demonstration of saline-tolerant mung bean after Aman rice', 'আমনের পর লবণসহিষ্ণু মুগ ডালের প্রদর্শনী'),
  },
  { id: 'c', label: say('Field day', 'মাঠ দিবস') },
  {
    id: 'd',
    label: say('Excavation of mini-ponds and re-excavation of canals', 'মিনি পুকুর খনন ও খাল পুনঃখনন'),
  },
];

export const trained: readonly (number | null)[] = [312_450, 241_900, 198_020, null, 87_300, 0];

export const bySex = (say: Say): ChartSeries[] => [
  { id: 'women', label: say('Women', 'নারী'), values: [180, 131, 120, 64, 51, 12] },
  { id: 'men', label: say('Men', 'পুরুষ'), values: [132, 110, 78, null, 36, 20] },
  { id: 'youth', label: say('Youth', 'যুবক'), values: [44, 61, 20, 18, 9, 3] },
];

export const ages = (say: Say): ChartCategory[] =>
  [say('0–17', '০–১৭'), say('18–35', '১৮–৩৫'), say('36–65', '৩৬–৬৫'), say('66 and over', '৬৬ ও তার বেশি')].map(
    (label, at) => ({
      id: String(at),
      label,
    }),
  );
export const byAge = (say: Say): ChartSeries[] => [
  { id: 'men', label: say('Men', 'পুরুষ'), values: [12, 1240, 960, null] },
  { id: 'women', label: say('Women', 'নারী'), values: [0, 1810, 1120, 85] },
];

/** Without chance, so that every look at the gallery shows the same. */
const wave = (at: number, by: number): number => Math.round(400 + 300 * Math.sin(at / by) + ((at * 37) % 90));

export const months = (language: string, count: number): ChartCategory[] => {
  const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    label: format.format(new Date(Date.UTC(2018, at, 1))),
  }));
};

export const monthly = (say: Say, count: number): ChartSeries[] => [
  {
    id: 'target',
    label: say('Target', 'লক্ষ্যমাত্রা'),
    values: Array.from({ length: count }, (_, at) => wave(at, 9) + 80),
  },
  {
    id: 'done',
    label: say('Achieved', 'অর্জন'),
    values: Array.from({ length: count }, (_, at) => (at >= 40 && at < 46 ? null : wave(at, 7))),
  },
];

export const villages = (say: Say): ChartCategory[] =>
  Array.from({ length: 120 }, (_, at) => ({ id: String(at), label: `${say('Union', 'ইউনিয়ন')} ${at + 1}` }));
export const perVillage: ChartSeries[] = [
  { id: 'all', label: '', values: Array.from({ length: 120 }, (_, at) => (at % 17 === 5 ? null : wave(at, 5))) },
];
