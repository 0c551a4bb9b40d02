import { describe, expect, it } from 'vitest';
import { inLanguage, outline, ownLanguage, type Question } from '~/features/forms/questions/outline.ts';
import { question } from '~/testing/question.ts';

const node = (path: string, more: Partial<Question> = {}): Question =>
  question({ path, name: path.slice(path.lastIndexOf('/') + 1), ...more });
const FORM = [
  node('/d/start', { generated: true }),
  node('/d/name', { label: { English: 'Name of the farmer', Bengali: 'কৃষকের নাম' } }),
  node('/d/plots', { kind: 'repeat' }),
  node('/d/plots/crop', { groups: ['/d/plots'], repeats: ['/d/plots'] }),
  node('/d/plots/soil', { kind: 'group', groups: ['/d/plots'] }),
  node('/d/plots/soil/ph', { groups: ['/d/plots', '/d/plots/soil'] }),
];

describe('the outline of a form', () => {
  it('indents by the groups around a question and leaves out what was generated', () => {
    expect(outline(FORM).map(({ question, depth }) => [question.name, depth])).toEqual([
      ['name', 0],
      ['plots', 0],
      ['crop', 1],
      ['soil', 1],
      ['ph', 2],
    ]);
  });

  it('finds a question in any language and keeps the groups around it', () => {
    expect(outline(FORM, 'কৃষক').map(({ question }) => question.name)).toEqual(['name']);
    expect(outline(FORM, 'PH').map(({ question }) => question.name)).toEqual(['plots', 'soil', 'ph']);
    expect(outline(FORM, 'nothing')).toEqual([]);
  });

  it('opens in the reader’s language where the form has it', () => {
    expect(ownLanguage(['English (en)', 'Bengali (bn)'], 'bn')).toBe('Bengali (bn)');
    expect(ownLanguage(['default'], 'bn')).toBeUndefined();
  });

  it('falls back to the form’s own language', () => {
    expect(inLanguage({ English: 'a', Bengali: 'b' }, 'Bengali', 'English')).toBe('b');
    expect(inLanguage({ English: 'a' }, 'Bengali', 'English')).toBe('a');
    expect(inLanguage({ French: 'c' }, 'Bengali', 'English')).toBe('c');
    expect(inLanguage({}, 'Bengali', 'English')).toBeUndefined();
  });
});
