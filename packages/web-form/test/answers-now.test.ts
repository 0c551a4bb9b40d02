import { expect, it } from 'vitest';
import { type AnswerNow, answersNow, findNode, setAnswer, watchAnswers } from '../src/node.ts';
import { formXml, opened } from './support/workbook.ts';

const FORM = formXml(`
| survey |
| | type | name | label | relevant | calculation |
| | integer | age | Age | | |
| | begin group | school | School | \${age} < 18 | |
| | text | class | Class | | |
| | end group | | | | |
| | begin repeat | plot | Plot | | |
| | text | crop | Crop | \${age} > 17 | |
| | end repeat | | | | |
| | calculate | twice | | | 2 * \${age} |
`);
const of = (answers: readonly AnswerNow[], path: string) => {
  const { reference, value, isRelevant } = answers.find((one) => one.path === path) ?? {};
  return { reference, value, isRelevant };
};

it('tells of each question what it holds and whether it applies, and again after a change', async () => {
  const form = await opened(FORM);
  const told: AnswerNow[][] = [];
  const stop = watchAnswers(form, (answers) => told.push(answers));
  expect(of(told[0] ?? [], '/data/plot/crop')).toMatchObject({ isRelevant: false });
  setAnswer(findNode(form.root, '/data/age') as never, '20');
  await expect.poll(() => told.length).toBe(2);
  const now = told[1] ?? [];
  expect(of(now, '/data/age')).toEqual({ reference: '/data/age', value: '20', isRelevant: true });
  expect(of(now, '/data/twice')).toMatchObject({ value: '40' });
  expect(of(now, '/data/school')).toMatchObject({ value: '', isRelevant: false });
  expect(of(now, '/data/school/class')).toMatchObject({ isRelevant: false });
  expect(of(now, '/data/plot/crop')).toMatchObject({ reference: '/data/plot[1]/crop', isRelevant: true });
  stop();
  setAnswer(findNode(form.root, '/data/age') as never, '3');
  expect(answersNow(form).find(({ path }) => path === '/data/age')?.value).toBe('3');
  expect(told).toHaveLength(2);
});
