import type { DataFilter } from '@msurvey/contract';
import { type Language, PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { fixedValues } from './fixed-texts.ts';

/** What the last sheet says of the making of an export. */
export interface ExportFacts {
  form: string;
  project: string;
  idString: string;
  version: number;
  exportedBy: string;
  /** YYYY-MM-DD hh:mm:ss on the programme's clock. */
  exportedAt: string;
  labels: string | null;
  filter: DataFilter;
  /** What was asked of answers, in words; undefined: names and codes. */
  answers: string[] | undefined;
  /** The name of the user that the records were narrowed to. */
  userName: string | null;
}

type Line =
  | 'form'
  | 'project'
  | 'version'
  | 'exportedBy'
  | 'exportedAt'
  | 'labels'
  | 'names'
  | 'filters'
  | 'none'
  | 'user'
  | 'from'
  | 'to'
  | 'state'
  | 'troubled'
  | 'answer'
  | 'records'
  | 'links'
  | 'linksNote'
  | 'formulas'
  | 'formulasNote'
  | 'times';

const TEXTS: Record<Language, Record<Line, string>> = {
  en: {
    form: 'Form',
    project: 'Project',
    version: 'Newest version of the form',
    exportedBy: 'Exported by',
    exportedAt: 'Exported at',
    labels: 'Labels in',
    names: 'names and codes',
    filters: 'Filters',
    none: 'none: all records',
    user: 'User',
    from: 'Received from',
    to: 'Received to',
    state: 'State',
    troubled: 'Only with faults or missing files',
    answer: 'Answer',
    records: 'Records',
    links: 'Repeats',
    linksNote:
      'Each repeat is a table of its own. instanceID leads to the record; index counts the items of a record; parentIndex is the index of the item around it.',
    formulas: 'Formulas',
    formulasNote: "In CSV files a text that begins with = + - @ has a ' in front, so that no program runs it.",
    times: 'Times of receipt are those of',
  },
  fr: {
    form: 'Formulaire',
    project: 'Projet',
    version: 'Version la plus récente du formulaire',
    exportedBy: 'Exporté par',
    exportedAt: 'Exporté le',
    labels: 'Libellés en',
    names: 'noms et codes',
    filters: 'Filtres',
    none: 'aucun : toutes les données',
    user: 'Utilisateur',
    from: 'Reçu à partir du',
    to: 'Reçu jusqu’au',
    state: 'État',
    troubled: 'Seulement avec anomalies ou fichiers manquants',
    answer: 'Réponse',
    records: 'Enregistrements',
    links: 'Répétitions',
    linksNote:
      'Chaque répétition est une table. instanceID mène à l’enregistrement ; index compte les éléments d’un enregistrement ; parentIndex est l’index de l’élément qui l’entoure.',
    formulas: 'Formules',
    formulasNote:
      "Dans les fichiers CSV, un texte commençant par = + - @ est précédé de ' afin qu’aucun programme ne l’exécute.",
    times: 'Les heures de réception sont celles de',
  },
  ro: {
    form: 'Formular',
    project: 'Proiect',
    version: 'Cea mai nouă versiune a formularului',
    exportedBy: 'Exportat de',
    exportedAt: 'Exportat la',
    labels: 'Etichete în',
    names: 'nume și coduri',
    filters: 'Filtre',
    none: 'niciunul: toate înregistrările',
    user: 'Utilizator',
    from: 'Primit de la',
    to: 'Primit până la',
    state: 'Stare',
    troubled: 'Numai cu erori sau fișiere lipsă',
    answer: 'Răspuns',
    records: 'Înregistrări',
    links: 'Repetări',
    linksNote:
      'Fiecare repetare este un tabel propriu. instanceID duce la înregistrare; index numără elementele unei înregistrări; parentIndex este indexul elementului care îl cuprinde.',
    formulas: 'Formule',
    formulasNote:
      "În fișierele CSV, un text care începe cu = + - @ are un ' în față, ca niciun program să nu îl execute.",
    times: 'Orele primirii sunt cele din',
  },
  zh: {
    form: '表单',
    project: '项目',
    version: '表单最新版本',
    exportedBy: '导出人',
    exportedAt: '导出时间',
    labels: '标签语言',
    names: '名称和代码',
    filters: '筛选条件',
    none: '无:全部记录',
    user: '用户',
    from: '接收起始日期',
    to: '接收截止日期',
    state: '状态',
    troubled: '仅含有错误或缺少文件的记录',
    answer: '答案',
    records: '记录数',
    links: '重复组',
    linksNote: '每个重复组单独成表。instanceID 指向记录;index 是记录内条目的序号;parentIndex 是外层条目的序号。',
    formulas: '公式',
    formulasNote: "在 CSV 文件中,以 = + - @ 开头的文本前面加有 ',以免被程序执行。",
    times: '接收时间所用时区',
  },
  bn: {
    form: 'ফর্ম',
    project: 'প্রকল্প',
    version: 'ফর্মের সর্বশেষ সংস্করণ',
    exportedBy: 'রপ্তানি করেছেন',
    exportedAt: 'রপ্তানির সময়',
    labels: 'লেবেলের ভাষা',
    names: 'নাম ও কোড',
    filters: 'ফিল্টার',
    none: 'নেই: সব রেকর্ড',
    user: 'ব্যবহারকারী',
    from: 'গৃহীত, শুরু',
    to: 'গৃহীত, শেষ',
    state: 'অবস্থা',
    troubled: 'কেবল ত্রুটিযুক্ত বা ফাইল অনুপস্থিত',
    answer: 'উত্তর',
    records: 'রেকর্ড সংখ্যা',
    links: 'পুনরাবৃত্তি',
    linksNote:
      'প্রতিটি পুনরাবৃত্তি একটি আলাদা সারণি। instanceID রেকর্ড নির্দেশ করে; index রেকর্ডের ভেতরে ক্রম; parentIndex বাইরের সারির ক্রম।',
    formulas: 'সূত্র',
    formulasNote: "CSV ফাইলে = + - @ দিয়ে শুরু লেখার আগে ' থাকে, যাতে কোনো প্রোগ্রাম তা চালাতে না পারে।",
    times: 'গ্রহণের সময় যে অঞ্চলের',
  },
};

function filterLines(texts: Record<Line, string>, facts: ExportFacts, language: Language): [string, string][] {
  const { filter, userName } = facts;
  const coded = filter.answers.map(({ path, is, value }) =>
    [path, is, value].filter((part) => part !== null).join(' '),
  );
  const lines: [string, string | null | undefined][] = [
    [texts.user, filter.userId ? (userName ?? String(filter.userId)) : null],
    [texts.from, filter.fromDate],
    [texts.to, filter.toDate],
    [texts.state, filter.state && (fixedValues(language)[filter.state] ?? filter.state)],
    [texts.troubled, filter.troubled ? '✓' : null],
    ...(facts.answers ?? coded).map((said): [string, string] => [texts.answer, said]),
  ];
  const asked = lines.filter((line): line is [string, string] => Boolean(line[1]));
  return asked.length > 0 ? asked : [[texts.filters, texts.none]];
}

/** Who exported what, with which filters, and when; the number of records is added when they have been written. */
export function aboutLines(language: Language, facts: ExportFacts, records: number): [string, string][] {
  const texts = TEXTS[language];
  return [
    [texts.form, `${facts.form} (${facts.idString})`],
    [texts.project, facts.project],
    [texts.version, String(facts.version)],
    [texts.exportedBy, facts.exportedBy],
    [texts.exportedAt, facts.exportedAt],
    [texts.labels, facts.labels ?? texts.names],
    ...filterLines(texts, facts, language),
    [texts.records, String(records)],
    [texts.times, PROGRAMME_TIME_ZONE],
    [texts.links, texts.linksNote],
    [texts.formulas, texts.formulasNote],
  ];
}
