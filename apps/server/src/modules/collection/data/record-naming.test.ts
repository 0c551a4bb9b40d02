import { describe, expect, it } from 'vitest';
import { nameInWords, namingOf } from './record-naming.ts';

const paths: Record<string, string> = { crop: 'plot/crop', day: 'day' };
const read = (expression: string) => namingOf(expression, (name) => paths[name]);

describe('how a form calls its records', () => {
  it('is read where it is answers and words in a row', () => {
    expect(read('${crop}')).toEqual([{ path: 'plot/crop' }]);
    expect(read(`concat( ${'${crop}'} , " of, ", ${'${ day }'},' x')`)).toEqual([
      { path: 'plot/crop' },
      { text: ' of, ' },
      { path: 'day' },
      { text: ' x' },
    ]);
  });

  it.each([
    'concat(${crop}, today())',
    "if(${crop} = 'a', 'b', 'c')",
    'concat(${crop} ${day})',
    'concat(${crop},)',
    '${gone}',
    '',
    'concat()',
    "jr:choice-name(${crop}, '${crop}')",
  ])('is left alone where it is more than that: %s', (expression) => {
    expect(read(expression)).toBeUndefined();
  });
});

describe('a name in words', () => {
  const parts = read("concat(${crop}, ' ', ${day})");
  const code = (path: string) => ({ 'plot/crop': 'tomato', day: '2026-01-02' })[path] ?? '';
  const label = (path: string) => (path === 'plot/crop' ? 'Tomato' : code(path));

  it('has labels where the record was named by its answers', () => {
    expect(nameInWords('tomato 2026-01-02', parts, code, label)).toBe('Tomato 2026-01-02');
  });

  it('is what was sent where it was not', () => {
    expect(nameInWords('tomato of Rahima', parts, code, label)).toBe('tomato of Rahima');
    expect(nameInWords(null, parts, code, label)).toBeNull();
    expect(nameInWords('tomato', undefined, code, label)).toBe('tomato');
  });
});
