import type { Workbook } from '@msurvey/xlsform';
import { type Calculation, CHOICES, type Condition, type Item, type Question } from './random-form.ts';

type Cells = Record<string, string>;
const ref = (name: string): string => `\${${name}}`;

export function conditionText(condition: Condition | undefined): string {
  if (!condition) return '';
  switch (condition.op) {
    case 'more':
      return `${ref(condition.of)} > ${condition.than}`;
    case 'is':
      return `${ref(condition.of)} = '${condition.text}'`;
    case 'has':
      return `selected(${ref(condition.of)}, '${condition.choice}')`;
    case 'not':
      return `not(${conditionText(condition.inner)})`;
  }
}

const calculationText = (made: Calculation): string =>
  made.op === 'add' ? `${ref(made.of[0])} + ${ref(made.of[1])}` : `concat(${made.of.map(ref).join(", '-', ")})`;

const TYPES = {
  int: 'integer',
  decimal: 'decimal',
  text: 'text',
  one: 'select_one list',
  many: 'select_multiple list',
  calc: 'calculate',
};

function row({ name, kind, required, relevant, limits, calculation }: Question): Cells {
  const isText = kind === 'text';
  return {
    type: TYPES[kind],
    name,
    label: kind === 'calc' ? '' : name,
    relevant: conditionText(relevant),
    required: required ? 'yes' : '',
    constraint: limits ? (isText ? `string-length(.) <= ${limits[1]}` : `. >= ${limits[0]} and . <= ${limits[1]}`) : '',
    calculation: calculation ? calculationText(calculation) : '',
  };
}

export function workbookOf(items: readonly Item[]): Workbook {
  const survey = items.flatMap((item): Cells[] =>
    item.what === 'question'
      ? [row(item)]
      : [
          { type: `begin ${item.what}`, name: item.name, label: item.name, relevant: conditionText(item.relevant) },
          ...item.items.map(row),
          { type: `end ${item.what}` },
        ],
  );
  const headers = ['type', 'name', 'label', 'relevant', 'required', 'constraint', 'calculation'];
  const sheet = (name: string, columns: string[], rows: Cells[]) => ({
    name,
    headers: columns,
    rows: rows.map((cells, i) => ({ row: i + 2, cells })),
  });
  return {
    fileName: 'random.xlsx',
    sheets: [
      sheet('survey', headers, survey),
      sheet(
        'choices',
        ['list_name', 'name', 'label'],
        CHOICES.map((name) => ({ list_name: 'list', name, label: name })),
      ),
    ],
  };
}
