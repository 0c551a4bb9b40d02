import type { Sheet, SheetRow, Workbook } from '@msurvey/xlsform';

const LANGUAGES = ['English (en)', 'বাংলা (bn)', 'Français (fr)', 'Română (ro)', '中文 (zh)'];
const LABELS = LANGUAGES.map((language) => `label::${language}`);
const PER_GROUP = 25;
const CHOICES = 12;

const texts = (text: string) => Object.fromEntries(LABELS.map((header, i) => [header, `${text} · ${i}`]));
const sheet = (name: string, headers: string[], cells: Record<string, string>[]): Sheet => ({
  name,
  headers,
  rows: cells.map((row, i): SheetRow => ({ row: i + 2, cells: row })),
});

/** Kinds of questions in turn, with the expressions that real forms have: each refers to earlier questions. */
function question(i: number): Record<string, string> {
  const name = `q${i}`;
  const before = i % PER_GROUP > 1 ? `q${i - 1}` : undefined;
  const label = texts(`Question ${i}`);
  switch (i % 5) {
    case 0:
      return { type: 'integer', name, ...label, constraint: '. >= 0 and . < 1000', required: 'yes' };
    case 1:
      return { type: `select_one list${i % 20}`, name, ...label };
    case 2:
      return { type: 'text', name, ...label, ...(before ? { relevant: `\${${before}} != ''` } : {}) };
    case 3:
      return {
        type: 'calculate',
        name,
        calculation: before ? `concat(\${${before}}, '-', string-length(\${${before}}))` : '1',
      };
    default:
      return { type: 'decimal', name, ...label, hint: `Amount ${i}` };
  }
}

/** A form of so many rows of questions in groups, and lists of choices for them, in five languages. */
export function largeForm(rows: number): Workbook {
  const survey: Record<string, string>[] = [];
  for (let i = 0; survey.length < rows; i++) {
    if (i % PER_GROUP === 0) {
      if (i > 0) survey.push({ type: 'end group' });
      survey.push({ type: 'begin group', name: `g${i}`, ...texts(`Group ${i}`) });
    }
    survey.push(question(i));
  }
  survey.push({ type: 'end group' });
  const choices = Array.from({ length: 20 * CHOICES }, (_, i) => ({
    list_name: `list${Math.floor(i / CHOICES)}`,
    name: `c${i % CHOICES}`,
    ...texts(`Choice ${i}`),
  }));
  return {
    fileName: 'large.xlsx',
    sheets: [
      sheet('survey', ['type', 'name', ...LABELS, 'hint', 'relevant', 'constraint', 'required', 'calculation'], survey),
      sheet('choices', ['list_name', 'name', ...LABELS], choices),
      sheet(
        'settings',
        ['form_id', 'form_title', 'default_language'],
        [{ form_id: 'large', form_title: 'Large', default_language: LANGUAGES[0] ?? '' }],
      ),
    ],
  };
}
