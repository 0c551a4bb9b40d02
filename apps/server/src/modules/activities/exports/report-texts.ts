import type { Language } from '@msurvey/domain';

const COLUMNS = {
  code: ['Code', 'Code', 'Cod', '代码', 'কোড'],
  subActivity: [
    'Name of Sub-Activity',
    'Nom de la sous-activité',
    'Denumirea subactivității',
    '子活动名称',
    'উপ-কার্যক্রমের নাম',
  ],
  type: ['Type', 'Type', 'Tip', '类型', 'ধরন'],
  programme: ['Programme', 'Programme', 'Program', '项目计划', 'কর্মসূচি'],
  agency: ['Implemented By', 'Mis en œuvre par', 'Implementat de', '实施方', 'বাস্তবায়নকারী'],
  name: ['Title', 'Titre', 'Titlu', '标题', 'শিরোনাম'],
  date: ['Date', 'Date', 'Data', '日期', 'তারিখ'],
  endDate: ['End date', 'Date de fin', 'Data de încheiere', '结束日期', 'শেষ তারিখ'],
  division: ['Division', 'Division', 'Diviziune', '专区', 'বিভাগ'],
  district: ['District', 'District', 'District', '县', 'জেলা'],
  upazila: ['Upazila', 'Upazila', 'Upazila', '乡', 'উপজেলা'],
  union: ['Union', 'Union', 'Uniune', '村联', 'ইউনিয়ন'],
  village: ['Village', 'Village', 'Sat', '村庄', 'গ্রাম'],
  members: ['Member Count', 'Nombre de membres', 'Număr de membri', '成员人数', 'সদস্য সংখ্যা'],
  males: ['Male', 'Hommes', 'Bărbați', '男性', 'পুরুষ'],
  females: ['Female', 'Femmes', 'Femei', '女性', 'নারী'],
  quantity: ['Quantity', 'Quantité', 'Cantitate', '数量', 'পরিমাণ'],
  unit: ['Unit', 'Unité', 'Unitate', '单位', 'একক'],
  status: ['Validation Status', 'État de validation', 'Starea validării', '审核状态', 'যাচাইয়ের অবস্থা'],
  author: ['Submitted by', 'Soumis par', 'Trimis de', '提交人', 'জমা দিয়েছেন'],
  received: ['Received on', 'Reçu le', 'Primit la', '接收日期', 'প্রাপ্তির তারিখ'],
  latitude: ['Latitude', 'Latitude', 'Latitudine', '纬度', 'অক্ষাংশ'],
  longitude: ['Longitude', 'Longitude', 'Longitudine', '经度', 'দ্রাঘিমাংশ'],
  record: ['Record', 'Enregistrement', 'Înregistrare', '记录', 'রেকর্ড'],
  memberNo: ['Member Id', 'N° de membre', 'Nr. membru', '成员编号', 'সদস্য নম্বর'],
  participant: ['Participant', 'Participant', 'Participant', '参加者', 'অংশগ্রহণকারী'],
  father: ["Father's name", 'Nom du père', 'Numele tatălui', '父亲姓名', 'পিতার নাম'],
  sex: ['Sex', 'Sexe', 'Sex', '性别', 'লিঙ্গ'],
  phone: ['Contact', 'Téléphone', 'Telefon', '联系电话', 'ফোন'],
  group: ['Group', 'Groupe', 'Grup', '小组', 'দল'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;
export type ReportColumn = keyof typeof COLUMNS;

const WORDS = {
  activities: ['Activity report', 'Rapport d’activités', 'Raport de activități', '活动报告', 'কার্যক্রম প্রতিবেদন'],
  capacity: ['Capacity building', 'Renforcement des capacités', 'Dezvoltarea capacităților', '能力建设', 'সক্ষমতা বৃদ্ধি'],
  participants: ['Participants', 'Participants', 'Participanți', '参加者', 'অংশগ্রহণকারী'],
  received: ['Pending', 'En attente', 'În așteptare', '待审核', 'অপেক্ষমাণ'],
  approved: ['Approved', 'Approuvé', 'Aprobat', '已批准', 'অনুমোদিত'],
  rejected: ['Rejected', 'Rejeté', 'Respins', '已拒绝', 'প্রত্যাখ্যাত'],
  project: ['Project', 'Projet', 'Proiect', '项目', 'প্রকল্প'],
  exportedBy: ['Exported by', 'Exporté par', 'Exportat de', '导出人', 'রপ্তানিকারী'],
  exportedAt: ['Exported at', 'Exporté le', 'Exportat la', '导出时间', 'রপ্তানির সময়'],
  filters: ['Filters', 'Filtres', 'Filtre', '筛选条件', 'ফিল্টার'],
  none: [
    'none: all activities',
    'aucun : toutes les activités',
    'niciunul: toate activitățile',
    '无：全部活动',
    'কোনোটি নয়: সব কার্যক্রম',
  ],
  search: ['Search', 'Recherche', 'Căutare', '搜索', 'অনুসন্ধান'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;
export type ReportWord = keyof typeof WORDS;

const PLACE: Record<Language, number> = { en: 0, fr: 1, ro: 2, zh: 3, bn: 4 };
export const columnText = (column: ReportColumn, language: Language): string =>
  COLUMNS[column][PLACE[language]] as string;
export const reportWord = (word: ReportWord, language: Language): string => WORDS[word][PLACE[language]] as string;
