import { bindingFaults, QUESTION_BLOCKS } from '@msurvey/domain';
import { compile, questions } from '@msurvey/xlsform';
import { apply, diagnose, emptyDocument, insertBlock, toWorkbook } from '@msurvey/xlsform/edit';
import { describe, expect, it } from 'vitest';
import { QUESTION_BLOCKS_OF_FORMS } from './blocks.ts';
import { STANDARD_FORMS } from './library.ts';

const all = QUESTION_BLOCKS_OF_FORMS;
const empty = emptyDocument({ title: 'Of blocks', idString: 'of_blocks' });
const formOf = (blocks: typeof all) =>
  blocks.reduce((form, block) => apply(form, insertBlock(form, block, undefined, { all }).operations).document, empty);

describe('the blocks of the programme', () => {
  it('are those that the designer has names for', () => {
    expect(all.map(({ id }) => id)).toEqual([...QUESTION_BLOCKS]);
  });

  it.each(all)('$id makes a form without a fault, in an empty one and twice', (block) => {
    for (const form of [formOf([block]), formOf([block, block])])
      expect(diagnose(form).findings.map(({ code, column }) => [code, column])).toEqual([]);
  });

  it.each(all)('$id asks under the paths to which its registry’s columns are bound', (block) => {
    const { bound = {} } = STANDARD_FORMS.find(({ registry }) => registry === block.registry) ?? {};
    const asked = questions(compile(toWorkbook(formOf([block]))).model);
    const paths = new Set(asked.map(({ path }) => path));
    const own = new Set(block.survey.flatMap(({ name }) => name ?? []));
    const mine = Object.entries(bound)
      .filter(([, path]) => own.has(path.split('/')[0] ?? ''))
      .map(([column, path]) => [column, `/data/${path}`] as const);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.filter(([, path]) => !paths.has(path))).toEqual([]);
    const faults = bindingFaults(block.registry, Object.fromEntries(mine), asked);
    // columns that another block fills are not at fault here
    expect(
      [...faults].filter(([column]) => mine.some(([own]) => own === column && faults.get(own) !== 'not-bound')),
    ).toEqual([]);
  });
});
