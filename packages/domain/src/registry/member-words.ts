import type { Language } from '../languages.ts';

const en = {
  mother: "Mother's name",
  spouse: 'Husband or wife',
  bornOn: 'Date of birth',
  age: 'Age at registration',
  nationalId: 'National ID',
  ethnic: 'Of an ethnic minority',
  designation: 'Designation',
  projectCount: 'Project Count',
  registeredOn: 'Registered on',
};
export type MemberWord = keyof typeof en;

/** What is known of a member is called the same in lists, on the profile and in files: a column is named here, once. */
const MEMBER_WORDS: Record<Language, Record<MemberWord, string>> = {
  en,
  bn: {
    mother: 'মাতার নাম',
    spouse: 'স্বামী বা স্ত্রী',
    bornOn: 'জন্মতারিখ',
    age: 'নিবন্ধনের সময় বয়স',
    nationalId: 'জাতীয় পরিচয়পত্র',
    ethnic: 'ক্ষুদ্র নৃগোষ্ঠীর',
    designation: 'পদবি',
    projectCount: 'প্রকল্প সংখ্যা',
    registeredOn: 'নিবন্ধনের তারিখ',
  },
  fr: {
    mother: 'Nom de la mère',
    spouse: 'Conjoint',
    bornOn: 'Date de naissance',
    age: 'Âge à l’inscription',
    nationalId: 'Carte d’identité',
    ethnic: 'D’une minorité ethnique',
    designation: 'Fonction',
    projectCount: 'Nombre de projets',
    registeredOn: 'Inscrit le',
  },
  ro: {
    mother: 'Numele mamei',
    spouse: 'Soț sau soție',
    bornOn: 'Data nașterii',
    age: 'Vârsta la înregistrare',
    nationalId: 'Carte de identitate',
    ethnic: 'Din minoritate etnică',
    designation: 'Funcție',
    projectCount: 'Număr de proiecte',
    registeredOn: 'Înregistrat la',
  },
  zh: {
    mother: '母亲姓名',
    spouse: '配偶',
    bornOn: '出生日期',
    age: '登记时年龄',
    nationalId: '身份证号',
    ethnic: '少数民族',
    designation: '职务',
    projectCount: '项目数',
    registeredOn: '登记日期',
  },
};

export const isMemberWord = (column: string): column is MemberWord => Object.hasOwn(en, column);
export const memberWord = (column: MemberWord, language: Language): string => MEMBER_WORDS[language][column];
