import { compile, type Sheet, type SheetRow, type Workbook } from '@msurvey/xlsform';

type Cells = Record<string, string>;
const QUESTIONS = 500;
const PER_GROUP = 20;
/** As many as Bangladesh has of each. */
const COUNTS = { division: 8, district: 64, upazila: 495, union: 4546 };
const LEVELS = ['division', 'district', 'upazila', 'union'] as const;
const PER_REPEAT = 8;

const sheet = (name: string, cells: Cells[]): Sheet => ({
  name,
  headers: [...new Set(cells.flatMap((row) => Object.keys(row)))],
  rows: cells.map((row, i): SheetRow => ({ row: i + 2, cells: row })),
});
const texts = (en: string, bn: string): Cells => ({ 'label::English (en)': en, 'label::বাংলা (bn)': bn });

function question(i: number): Cells {
  const name = `q${i}`;
  const label = texts(`Question ${i}`, `প্রশ্ন ${i}`);
  const before = i % PER_GROUP > 1 ? `q${i - (i % 5 === 2 ? 2 : 1)}` : undefined;
  switch (i % 5) {
    case 0:
      return { type: 'integer', name, ...label, constraint: '. >= 0 and . < 1000', required: i % 50 ? '' : 'yes' };
    case 1:
      return { type: `select_one answers${i % 20}`, name, ...label };
    case 2:
      return { type: 'text', name, ...label, relevant: before ? `\${${before}} != '13'` : '' };
    case 3:
      return { type: 'decimal', name, ...label, hint: `Amount ${i}` };
    default:
      return i % 2 ? { type: 'date', name, ...label } : { type: 'text', name, ...label, default: 'ready' };
  }
}

/** Division → district → upazila → union, each filtered by the one before. */
const cascade = (): Cells[] =>
  LEVELS.map((level, i) => ({
    type: `select_one ${level}`,
    name: level,
    ...texts(level, level),
    appearance: 'autocomplete',
    choice_filter: i ? `parent = \${${LEVELS[i - 1]}}` : '',
  }));

const places = (): Cells[] =>
  LEVELS.flatMap((level, at) =>
    Array.from({ length: COUNTS[level] }, (_, i) => ({
      list_name: level,
      name: `${level}${i}`,
      ...texts(`${level} number ${i}`, `${level} নম্বর ${i}`),
      parent: at ? `${LEVELS[at - 1]}${i % COUNTS[LEVELS[at - 1] ?? 'division']}` : '',
    })),
  );

const answers = (): Cells[] =>
  Array.from({ length: 20 * 6 }, (_, i) => ({
    list_name: `answers${Math.floor(i / 6)}`,
    name: `a${i % 6}`,
    ...texts(`Answer ${i}`, `উত্তর ${i}`),
    parent: '',
  }));

function survey(): Cells[] {
  const rows: Cells[] = [...cascade()];
  for (let i = LEVELS.length; i < QUESTIONS; i++) {
    const at = i - LEVELS.length;
    if (at % PER_GROUP === 0) {
      if (at) rows.push({ type: 'end group' });
      rows.push({ type: 'begin group', name: `g${at}`, ...texts(`Group ${at}`, `দল ${at}`) });
    }
    rows.push(question(at));
  }
  rows.push({ type: 'end group' }, { type: 'begin repeat', name: 'plot', ...texts('Plot', 'জমি') });
  for (let i = 0; i < PER_REPEAT; i++) {
    const name = `p${i}`;
    rows.push({ type: i % 3 ? 'text' : 'decimal', name, ...texts(`Plot question ${i}`, `জমির প্রশ্ন ${i}`) });
  }
  rows.push({ type: 'end repeat' }, { type: 'calculate', name: 'total', calculation: `sum(\${p0})` });
  return rows;
}

/** 500 questions in groups, a cascade down to 4,546 unions, and a repeat, in two languages. */
export function largeWebForm(): string {
  const workbook: Workbook = {
    fileName: 'large.xlsx',
    sheets: [
      sheet('survey', survey()),
      sheet('choices', [...places(), ...answers()]),
      sheet('settings', [{ form_id: 'large', form_title: 'Large form', default_language: 'English (en)' }]),
    ],
  };
  const { xml, diagnostics } = compile(workbook);
  if (!xml) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return xml;
}
