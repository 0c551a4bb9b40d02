import { describe, expect, it } from 'vitest';
import { compile, type Workbook } from '../src/index.ts';

const LANGUAGES = ['English (en)', 'French (fr)', 'Spanish (es)', 'Arabic (ar)', 'Hindi (hi)'];

/** A form as big as they come: five languages, a group every fifty rows, references everywhere. */
function bigForm(rows: number): Workbook {
  const texts = (kind: string, i: number) =>
    LANGUAGES.map((language) => [`${kind}::${language}`, `${kind} ${i}, after \${q${i - 1}}`] as const);
  const survey: Record<string, string>[] = [{ type: 'text', name: 'q0', ...Object.fromEntries(texts('label', 1)) }];
  for (let i = 1; i < rows; i++) {
    if (i % 50 === 1) survey.push({ type: 'begin_group', name: `g${i}`, ...Object.fromEntries(texts('label', i)) });
    const type = i % 3 === 0 ? 'select_one yn' : 'integer';
    const cells = { type, name: `q${i}`, relevant: `\${q${i - 1}} != ''`, required: 'yes' };
    survey.push({ ...cells, ...Object.fromEntries([...texts('label', i), ...texts('hint', i)]) });
    if (i % 50 === 0 || i === rows - 1) survey.push({ type: 'end_group' });
  }
  const headers = ['type', 'name', 'relevant', 'required', ...LANGUAGES.flatMap((l) => [`label::${l}`, `hint::${l}`])];
  const choices = [{ list_name: 'yn', name: 'y', label: 'Yes' }];
  const number = (list: Record<string, string>[]) => list.map((cells, i) => ({ row: i + 2, cells }));
  return {
    sheets: [
      { name: 'survey', headers, rows: number(survey) },
      { name: 'choices', headers: ['list_name', 'name', 'label'], rows: number(choices) },
    ],
  };
}

/** CPU milliseconds of the fastest of a few runs; other processes only ever make it slower. */
function cost(rows: number): number {
  const workbook = bigForm(rows);
  const runs = Array.from({ length: 2 }, () => {
    const start = process.cpuUsage();
    expect(compile(workbook).ok).toBe(true);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

describe('big forms', { timeout: 120_000 }, () => {
  it('cost time in proportion to their rows', () => {
    cost(1000);
    const [small, middle, large] = [3000, 6000, 12_000].map(cost) as [number, number, number];
    console.log(
      `compile, 5 languages: 3k rows ${small.toFixed(0)} ms, 6k ${middle.toFixed(0)} ms, 12k ${large.toFixed(0)} ms`,
    );
    // Four times the rows: quadratic work would cost sixteen times as much.
    expect(large / small).toBeLessThan(8);
  });
});
