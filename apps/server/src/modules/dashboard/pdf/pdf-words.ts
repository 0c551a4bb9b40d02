import type { PdfLanguage } from '#pdf/pdf-file.ts';

const WORDS = {
  en: {
    title: 'Dashboard report',
    charts: 'Charts',
    sex: 'People: male, female, youth',
    years: 'People by year of registration',
    trainings: 'Trainings by month',
    land: 'People by land',
    inputs: 'People reached by inputs, by kind',
    map: 'Where the people are',
    people: 'People',
    share: '{share}% of all people',
    waiting: '+ {n} waiting for approval',
    nothing: 'No Data Found',
    more: '{n} more sub-activities are in the workbook of this report.',
    none: '—',
    noKind: 'Names no sub-activity',
    asOf: 'As of',
  },
  bn: {
    title: 'ড্যাশবোর্ড প্রতিবেদন',
    charts: 'চার্ট',
    sex: 'মানুষ: পুরুষ, নারী, যুব',
    years: 'নিবন্ধনের বছর অনুযায়ী মানুষ',
    trainings: 'মাস অনুযায়ী প্রশিক্ষণ',
    land: 'জমির পরিমাণ অনুযায়ী মানুষ',
    inputs: 'উপকরণ পেয়েছেন, ধরন অনুযায়ী',
    map: 'মানুষ কোথায় আছেন',
    people: 'মানুষ',
    share: 'সবার {share}%',
    waiting: '+ {n}টি অনুমোদনের অপেক্ষায়',
    nothing: 'কোনো তথ্য পাওয়া যায়নি',
    more: 'আরও {n}টি উপ-কার্যক্রম এই প্রতিবেদনের ওয়ার্কবুকে আছে।',
    none: '—',
    noKind: 'কোনো উপ-কার্যক্রম উল্লেখ নেই',
    asOf: 'সময়',
  },
} satisfies Record<PdfLanguage, Record<string, string>>;

export const pdfWord = (word: keyof (typeof WORDS)['en'], language: PdfLanguage): string => WORDS[language][word];
