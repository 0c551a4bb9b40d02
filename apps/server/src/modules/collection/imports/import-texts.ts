import type { Language } from '@msurvey/domain';

export type ImportFault =
  | 'unknownColumn'
  | 'ambiguousColumn'
  | 'unknownSheet'
  | 'required'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'point'
  | 'choice'
  | 'severalChoices'
  | 'constraint'
  | 'noKey'
  | 'sameKey'
  | 'exists'
  | 'noRecord'
  | 'noParent'
  | 'tooLong';

const TEXTS: Record<Language, Record<ImportFault, string>> = {
  en: {
    unknownColumn: 'The form has no question “{what}”. Take the names of the columns from the template.',
    ambiguousColumn: 'Several questions are called “{what}”. Write the path of the question instead.',
    unknownSheet: 'The form has no repeat “{what}”. Delete the sheet, or name it as in the template.',
    required: 'This must be answered.',
    integer: '“{what}” is not a whole number.',
    decimal: '“{what}” is not a number.',
    date: '“{what}” is not a date. Write it as 2026-03-31.',
    dateTime: '“{what}” is not a date with time. Write it as 2026-03-31 14:30.',
    time: '“{what}” is not a time. Write it as 14:30.',
    point: '“{what}” is not a position. Write latitude and longitude: 23.81 90.41.',
    choice: '“{what}” is not among the choices of this question.',
    severalChoices: 'Several choices of this question are called “{what}”. Write the code instead.',
    constraint: '“{what}” is not accepted here: {rule}',
    noKey: 'With repeats on other sheets every record needs a value in the column instanceID.',
    sameKey: 'Another row has the same instanceID “{what}”.',
    exists: 'A record with the instanceID “{what}” exists already.',
    noRecord: 'No record on the first sheet has the instanceID “{what}”.',
    noParent: 'The record has no item number “{what}” in the repeat around this one.',
    tooLong: 'The answer is too long.',
  },
  fr: {
    unknownColumn: 'Le formulaire n’a pas de question « {what} ». Reprenez les noms de colonnes du modèle.',
    ambiguousColumn: 'Plusieurs questions s’appellent « {what} ». Indiquez plutôt le chemin de la question.',
    unknownSheet:
      'Le formulaire n’a pas de répétition « {what} ». Supprimez la feuille ou nommez-la comme dans le modèle.',
    required: 'Une réponse est obligatoire.',
    integer: '« {what} » n’est pas un nombre entier.',
    decimal: '« {what} » n’est pas un nombre.',
    date: '« {what} » n’est pas une date. Écrivez 2026-03-31.',
    dateTime: '« {what} » n’est pas une date avec heure. Écrivez 2026-03-31 14:30.',
    time: '« {what} » n’est pas une heure. Écrivez 14:30.',
    point: '« {what} » n’est pas une position. Écrivez latitude et longitude : 23.81 90.41.',
    choice: '« {what} » ne fait pas partie des choix de cette question.',
    severalChoices: 'Plusieurs choix de cette question s’appellent « {what} ». Indiquez plutôt le code.',
    constraint: '« {what} » n’est pas accepté ici : {rule}',
    noKey:
      'Avec des répétitions sur d’autres feuilles, chaque enregistrement a besoin d’une valeur dans la colonne instanceID.',
    sameKey: 'Une autre ligne a le même instanceID « {what} ».',
    exists: 'Un enregistrement avec l’instanceID « {what} » existe déjà.',
    noRecord: 'Aucun enregistrement de la première feuille n’a l’instanceID « {what} ».',
    noParent: 'L’enregistrement n’a pas d’élément numéro « {what} » dans la répétition englobante.',
    tooLong: 'La réponse est trop longue.',
  },
  ro: {
    unknownColumn: 'Formularul nu are întrebarea „{what}”. Folosiți numele coloanelor din șablon.',
    ambiguousColumn: 'Mai multe întrebări se numesc „{what}”. Scrieți calea întrebării.',
    unknownSheet: 'Formularul nu are repetarea „{what}”. Ștergeți foaia sau numiți-o ca în șablon.',
    required: 'Răspunsul este obligatoriu.',
    integer: '„{what}” nu este un număr întreg.',
    decimal: '„{what}” nu este un număr.',
    date: '„{what}” nu este o dată. Scrieți 2026-03-31.',
    dateTime: '„{what}” nu este o dată cu oră. Scrieți 2026-03-31 14:30.',
    time: '„{what}” nu este o oră. Scrieți 14:30.',
    point: '„{what}” nu este o poziție. Scrieți latitudinea și longitudinea: 23.81 90.41.',
    choice: '„{what}” nu se află printre opțiunile acestei întrebări.',
    severalChoices: 'Mai multe opțiuni ale acestei întrebări se numesc „{what}”. Scrieți codul.',
    constraint: '„{what}” nu este acceptat aici: {rule}',
    noKey: 'Când repetările sunt pe alte foi, fiecare înregistrare are nevoie de o valoare în coloana instanceID.',
    sameKey: 'Alt rând are același instanceID „{what}”.',
    exists: 'Există deja o înregistrare cu instanceID „{what}”.',
    noRecord: 'Nicio înregistrare de pe prima foaie nu are instanceID „{what}”.',
    noParent: 'Înregistrarea nu are elementul cu numărul „{what}” în repetarea care o cuprinde.',
    tooLong: 'Răspunsul este prea lung.',
  },
  zh: {
    unknownColumn: '表单中没有问题“{what}”。请使用模板中的列名。',
    ambiguousColumn: '有多个问题名为“{what}”。请改写问题的路径。',
    unknownSheet: '表单中没有重复组“{what}”。请删除该工作表,或按模板命名。',
    required: '此项必须回答。',
    integer: '“{what}”不是整数。',
    decimal: '“{what}”不是数字。',
    date: '“{what}”不是日期。请写成 2026-03-31。',
    dateTime: '“{what}”不是日期时间。请写成 2026-03-31 14:30。',
    time: '“{what}”不是时间。请写成 14:30。',
    point: '“{what}”不是位置。请写纬度和经度:23.81 90.41。',
    choice: '“{what}”不在此问题的选项中。',
    severalChoices: '此问题有多个选项名为“{what}”。请改写代码。',
    constraint: '此处不接受“{what}”:{rule}',
    noKey: '当重复组在其他工作表时,每条记录的 instanceID 列都必须有值。',
    sameKey: '另一行有相同的 instanceID“{what}”。',
    exists: 'instanceID 为“{what}”的记录已存在。',
    noRecord: '第一张工作表中没有 instanceID 为“{what}”的记录。',
    noParent: '该记录的外层重复组中没有序号为“{what}”的条目。',
    tooLong: '答案过长。',
  },
  bn: {
    unknownColumn: 'ফর্মে “{what}” নামে কোনো প্রশ্ন নেই। টেমপ্লেটের কলামের নাম ব্যবহার করুন।',
    ambiguousColumn: '“{what}” নামে একাধিক প্রশ্ন আছে। প্রশ্নের পথ লিখুন।',
    unknownSheet: 'ফর্মে “{what}” নামে কোনো পুনরাবৃত্তি নেই। শিটটি মুছুন, অথবা টেমপ্লেটের মতো নাম দিন।',
    required: 'এর উত্তর দিতে হবে।',
    integer: '“{what}” পূর্ণ সংখ্যা নয়।',
    decimal: '“{what}” সংখ্যা নয়।',
    date: '“{what}” তারিখ নয়। এভাবে লিখুন: 2026-03-31।',
    dateTime: '“{what}” সময়সহ তারিখ নয়। এভাবে লিখুন: 2026-03-31 14:30।',
    time: '“{what}” সময় নয়। এভাবে লিখুন: 14:30।',
    point: '“{what}” অবস্থান নয়। অক্ষাংশ ও দ্রাঘিমাংশ লিখুন: 23.81 90.41।',
    choice: '“{what}” এই প্রশ্নের বিকল্পগুলোর মধ্যে নেই।',
    severalChoices: 'এই প্রশ্নের একাধিক বিকল্পের নাম “{what}”। এর বদলে কোড লিখুন।',
    constraint: '“{what}” এখানে গ্রহণযোগ্য নয়: {rule}',
    noKey: 'অন্য শিটে পুনরাবৃত্তি থাকলে প্রতিটি রেকর্ডের instanceID কলামে মান থাকতে হবে।',
    sameKey: 'অন্য একটি সারিতে একই instanceID “{what}” আছে।',
    exists: 'instanceID “{what}” সহ একটি রেকর্ড আগে থেকেই আছে।',
    noRecord: 'প্রথম শিটে instanceID “{what}” সহ কোনো রেকর্ড নেই।',
    noParent: 'বাইরের পুনরাবৃত্তিতে রেকর্ডটির “{what}” নম্বর সারি নেই।',
    tooLong: 'উত্তরটি খুব দীর্ঘ।',
  },
};

const SHORT = 80;

export const faultText = (
  language: Language,
  fault: ImportFault,
  values: { what?: string; rule?: string } = {},
): string =>
  TEXTS[language][fault]
    .replace('{what}', () => (values.what ?? '').slice(0, SHORT))
    .replace('{rule}', () => values.rule ?? '');
