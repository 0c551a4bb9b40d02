import { LANGUAGES, type Language } from '@msurvey/domain';
import { SHARED_HEADINGS, SHARED_WORDS } from '#tables/table-texts.ts';
import { texts } from '#texts/texts.ts';
import { ITEM_COLUMNS, RECORD_COLUMNS } from './fixed-columns.ts';

const OWN_HEADINGS = {
  en: {
    instanceID: 'Record id',
    instanceName: 'Record',
    submittedBy: 'User name',
    submittedByName: 'Submitted by',
    source: 'Sent from',
    formVersion: 'Form version',
    receivedAt: 'Received at',
    updatedAt: 'Changed at',
    startedAt: 'Begun at',
    endedAt: 'Finished at',
    state: 'State',
    accuracy: 'Accuracy (m)',
    missingFiles: 'Missing files',
    faults: 'Faults',
    index: 'No.',
    parentIndex: 'No. of the item around it',
  },
  bn: {
    instanceID: 'রেকর্ড আইডি',
    instanceName: 'রেকর্ড',
    submittedBy: 'ব্যবহারকারীর নাম',
    submittedByName: 'জমা দিয়েছেন',
    source: 'যেখান থেকে পাঠানো',
    formVersion: 'ফর্মের সংস্করণ',
    receivedAt: 'গ্রহণের সময়',
    updatedAt: 'পরিবর্তনের সময়',
    startedAt: 'শুরুর সময়',
    endedAt: 'শেষের সময়',
    state: 'অবস্থা',
    accuracy: 'নির্ভুলতা (মিটার)',
    missingFiles: 'অনুপস্থিত ফাইল',
    faults: 'ত্রুটি',
    index: 'ক্রম',
    parentIndex: 'বাইরের ক্রম',
  },
  fr: {
    instanceID: 'Id de l’enregistrement',
    instanceName: 'Enregistrement',
    submittedBy: 'Nom d’utilisateur',
    submittedByName: 'Soumis par',
    source: 'Envoyé depuis',
    formVersion: 'Version du formulaire',
    receivedAt: 'Reçu le',
    updatedAt: 'Modifié le',
    startedAt: 'Commencé le',
    endedAt: 'Terminé le',
    state: 'État',
    accuracy: 'Précision (m)',
    missingFiles: 'Fichiers manquants',
    faults: 'Anomalies',
    index: 'N°',
    parentIndex: 'N° de l’élément englobant',
  },
  ro: {
    instanceID: 'Id înregistrare',
    instanceName: 'Înregistrare',
    submittedBy: 'Nume de utilizator',
    submittedByName: 'Trimis de',
    source: 'Trimis din',
    formVersion: 'Versiunea formularului',
    receivedAt: 'Primit la',
    updatedAt: 'Modificat la',
    startedAt: 'Început la',
    endedAt: 'Terminat la',
    state: 'Stare',
    accuracy: 'Precizie (m)',
    missingFiles: 'Fișiere lipsă',
    faults: 'Erori',
    index: 'Nr.',
    parentIndex: 'Nr. elementului cuprinzător',
  },
  zh: {
    instanceID: '记录编号',
    instanceName: '记录',
    submittedBy: '用户名',
    submittedByName: '提交人',
    source: '提交方式',
    formVersion: '表单版本',
    receivedAt: '接收时间',
    updatedAt: '修改时间',
    startedAt: '开始时间',
    endedAt: '完成时间',
    state: '状态',
    accuracy: '精度（米）',
    missingFiles: '缺少的文件',
    faults: '错误',
    index: '序号',
    parentIndex: '外层序号',
  },
};

const SOURCES = {
  en: {
    phone: 'Phone',
    web: 'Browser',
    import: 'File',
  },
  bn: {
    phone: 'ফোন',
    web: 'ব্রাউজার',
    import: 'ফাইল',
  },
  fr: {
    phone: 'Téléphone',
    web: 'Navigateur',
    import: 'Fichier',
  },
  ro: {
    phone: 'Telefon',
    web: 'Browser',
    import: 'Fișier',
  },
  zh: {
    phone: '手机',
    web: '浏览器',
    import: '文件',
  },
};

type FixedColumn = (typeof RECORD_COLUMNS)[number] | (typeof ITEM_COLUMNS)[number];
const heading = texts(OWN_HEADINGS, SHARED_HEADINGS);
const word = texts(SOURCES, SHARED_WORDS);

export const fixedHeader = (column: FixedColumn, language: Language): string => heading(column, language);
export const codeWord = (language: Language): string => word('code', language);

const CODES = ['phone', 'web', 'import', 'received', 'approved', 'rejected'] as const;
/** What a record says of itself in words, by the code that the database keeps. */
export const fixedValues = (language: Language): Record<string, string> =>
  Object.fromEntries(CODES.map((code) => [code, word(code, language)]));

/** Every column that exports add to a form's own, by what it is called in any language. */
export const fixedColumns: ReadonlyMap<string, FixedColumn> = new Map(
  [...RECORD_COLUMNS, ...ITEM_COLUMNS].flatMap((column) =>
    LANGUAGES.map((language) => [fixedHeader(column, language), column] as const),
  ),
);
