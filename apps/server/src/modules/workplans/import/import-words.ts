import { texts } from '#texts/texts.ts';

/** What is wrong with a cell, and what to do about it. */
export const importWord = texts({
  en: {
    noCode: 'There is no column “Code”. Use the workbook of the export.',
    unknownCode: 'This plan has no sub-activity with this code.',
    twice: 'This sub-activity stands in the sheet twice.',
    unknownColumn: 'This is no column of a fiscal year. Headings read like “2025-26 Target”.',
    notAmount: 'Enter a number of 0 or more.',
    belowRecorded: '{recorded} are recorded: an achievement cannot be less.',
  },
  bn: {
    noCode: '“কোড” কলামটি নেই। এক্সপোর্টের ওয়ার্কবুক ব্যবহার করুন।',
    unknownCode: 'এই পরিকল্পনায় এই কোডের কোনো উপ-কার্যক্রম নেই।',
    twice: 'এই উপ-কার্যক্রমটি শিটে দুবার আছে।',
    unknownColumn: 'এটি কোনো অর্থবছরের কলাম নয়। শিরোনাম “2025-26 লক্ষ্যমাত্রা”-এর মতো হয়।',
    notAmount: '০ বা তার বেশি একটি সংখ্যা লিখুন।',
    belowRecorded: '{recorded} রেকর্ড করা আছে: অর্জন এর কম হতে পারে না।',
  },
  fr: {
    noCode: 'Il manque la colonne « Code ». Utilisez le classeur de l’export.',
    unknownCode: 'Ce plan n’a pas de sous-activité avec ce code.',
    twice: 'Cette sous-activité figure deux fois dans la feuille.',
    unknownColumn: 'Ce n’est pas une colonne d’exercice. Les titres s’écrivent comme « 2025-26 Cible ».',
    notAmount: 'Saisissez un nombre supérieur ou égal à 0.',
    belowRecorded: '{recorded} sont enregistrés : une réalisation ne peut pas être inférieure.',
  },
  ro: {
    noCode: 'Lipsește coloana „Cod”. Folosiți registrul exportat.',
    unknownCode: 'Acest plan nu are nicio subactivitate cu acest cod.',
    twice: 'Această subactivitate apare de două ori în foaie.',
    unknownColumn: 'Nu este o coloană a unui an fiscal. Titlurile arată ca „2025-26 Țintă”.',
    notAmount: 'Introduceți un număr mai mare sau egal cu 0.',
    belowRecorded: 'Sunt înregistrate {recorded}: o realizare nu poate fi mai mică.',
  },
  zh: {
    noCode: '缺少“编号”列。请使用导出的工作簿。',
    unknownCode: '本计划中没有此编号的子活动。',
    twice: '此子活动在表中出现了两次。',
    unknownColumn: '这不是财政年度的列。标题形如“2025-26 目标”。',
    notAmount: '请输入大于或等于 0 的数字。',
    belowRecorded: '已记录 {recorded}：完成数不能更少。',
  },
});
