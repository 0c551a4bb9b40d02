import type { Language } from '@msurvey/domain';

type Words = readonly [en: string, fr: string, ro: string, zh: string, bn: string];

const COLUMNS = {
  memberNo: ['Member Id', 'N° de membre', 'Nr. membru', '成员编号', 'সদস্য নম্বর'],
  beneficiaryNo: ['Beneficiary Id', 'N° de bénéficiaire', 'Nr. beneficiar', '受益人编号', 'উপকারভোগী নম্বর'],
  name: ['Name', 'Nom', 'Nume', '姓名', 'নাম'],
  nameBn: ['Name in Bengali', 'Nom en bengali', 'Nume în bengaleză', '孟加拉语姓名', 'বাংলা নাম'],
  father: ["Father's name", 'Nom du père', 'Numele tatălui', '父亲姓名', 'পিতার নাম'],
  mother: ["Mother's name", 'Nom de la mère', 'Numele mamei', '母亲姓名', 'মাতার নাম'],
  sex: ['Sex', 'Sexe', 'Sex', '性别', 'লিঙ্গ'],
  bornOn: ['Date of birth', 'Date de naissance', 'Data nașterii', '出生日期', 'জন্ম তারিখ'],
  age: ['Age', 'Âge', 'Vârsta', '年龄', 'বয়স'],
  phone: ['Contact', 'Téléphone', 'Telefon', '联系电话', 'ফোন'],
  nationalId: ['National id', 'Carte d’identité', 'Carte de identitate', '身份证号', 'জাতীয় পরিচয়পত্র'],
  group: ['Group', 'Groupe', 'Grup', '小组', 'দল'],
  groupCode: ['Group code', 'Code du groupe', 'Codul grupului', '小组代码', 'দলের কোড'],
  designation: ['Designation', 'Fonction', 'Funcție', '职务', 'পদবি'],
  division: ['Division', 'Division', 'Diviziune', '专区', 'বিভাগ'],
  district: ['District', 'District', 'District', '县', 'জেলা'],
  upazila: ['Upazila', 'Upazila', 'Upazila', '乡', 'উপজেলা'],
  union: ['Union', 'Union', 'Uniune', '村联', 'ইউনিয়ন'],
  village: ['Village', 'Village', 'Sat', '村庄', 'গ্রাম'],
  projectCount: ['Project count', 'Nombre de projets', 'Număr de proiecte', '项目数', 'প্রকল্প সংখ্যা'],
  land: ['Land (decimals)', 'Terre (décimales)', 'Teren (zecimale)', '土地(德西马)', 'জমি (শতক)'],
  household: ['Household no.', 'N° de ménage', 'Nr. gospodărie', '户号', 'খানা নম্বর'],
  registeredOn: ['Registered on', 'Enregistré le', 'Înregistrat la', '登记日期', 'নিবন্ধনের তারিখ'],
  groupType: ['Type', 'Type', 'Tip', '类型', 'ধরন'],
  formedOn: ['Formation date', 'Date de formation', 'Data formării', '成立日期', 'গঠনের তারিখ'],
  memberCount: ['Member count', 'Nombre de membres', 'Număr de membri', '成员人数', 'সদস্য সংখ্যা'],
  demonstration: [
    'Demonstration name',
    'Nom de la démonstration',
    'Denumirea demonstrației',
    '示范名称',
    'প্রদর্শনীর নাম',
  ],
  structure: ['Structure', 'Ouvrage', 'Construcție', '设施', 'অবকাঠামো'],
  production: ['Production', 'Production', 'Producție', '产量', 'উৎপাদন'],
  latitude: ['Latitude', 'Latitude', 'Latitudine', '纬度', 'অক্ষাংশ'],
  longitude: ['Longitude', 'Longitude', 'Longitudine', '经度', 'দ্রাঘিমাংশ'],
  record: ['Record', 'Enregistrement', 'Înregistrare', '记录', 'রেকর্ড'],
} as const satisfies Record<string, Words>;
export type ExportColumn = keyof typeof COLUMNS;

const WORDS = {
  members: ['Member List', 'Liste des membres', 'Lista membrilor', '成员名单', 'সদস্য তালিকা'],
  groups: ['Group List', 'Liste des groupes', 'Lista grupurilor', '小组名单', 'দলের তালিকা'],
  demonstrations: [
    'Demonstration list',
    'Liste des démonstrations',
    'Lista demonstrațiilor',
    '示范名单',
    'প্রদর্শনী তালিকা',
  ],
  infrastructure: [
    'Infrastructure list',
    'Liste des infrastructures',
    'Lista infrastructurii',
    '设施名单',
    'অবকাঠামো তালিকা',
  ],
  male: ['Male', 'Homme', 'Bărbat', '男', 'পুরুষ'],
  female: ['Female', 'Femme', 'Femeie', '女', 'নারী'],
  other: ['Other', 'Autre', 'Altul', '其他', 'অন্যান্য'],
  president: ['President', 'Président', 'Președinte', '主席', 'সভাপতি'],
  secretary: ['Secretary', 'Secrétaire', 'Secretar', '秘书', 'সম্পাদক'],
  cashier: ['Cashier', 'Trésorier', 'Casier', '出纳', 'কোষাধ্যক্ষ'],
  project: ['Project', 'Projet', 'Proiect', '项目', 'প্রকল্প'],
  exportedBy: ['Exported by', 'Exporté par', 'Exportat de', '导出人', 'রপ্তানিকারী'],
  exportedAt: ['Exported at', 'Exporté le', 'Exportat la', '导出时间', 'রপ্তানির সময়'],
  filters: ['Filters', 'Filtres', 'Filtre', '筛选条件', 'ফিল্টার'],
  none: ['none', 'aucun', 'niciunul', '无', 'কোনোটি নয়'],
  search: ['Search', 'Recherche', 'Căutare', '搜索', 'অনুসন্ধান'],
} as const satisfies Record<string, Words>;
export type ExportWord = keyof typeof WORDS;

const AT: Record<Language, number> = { en: 0, fr: 1, ro: 2, zh: 3, bn: 4 };
export const columnText = (column: ExportColumn, language: Language): string => COLUMNS[column][AT[language]] as string;
export const exportWord = (word: ExportWord, language: Language): string => WORDS[word][AT[language]] as string;
