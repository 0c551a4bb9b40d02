import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import { matrixHtml } from '~/features/logframe/files/matrix.ts';

const type = (id: number, name: string, isIndicator: boolean) => ({ id, name, isIndicator }) as LogframeType;
const node = (id: number, level: number, title: string, more: Partial<LogframeNode> = {}) =>
  ({
    id,
    type: level,
    title,
    code: String(id),
    children: [],
    baseline_value: null,
    target: null,
    progress: null,
    ...more,
  }) as LogframeNode;
const WORDS = {
  title: 'Matrix',
  headings: ['Results', 'Indicator', 'Baseline', 'Target', 'Progress'],
  number: (value: number | null) => (value === null ? '---' : String(value)),
  percent: (value: number | null) => (value === null ? '---' : `${value} %`),
};

describe('the matrix of a logframe', () => {
  it('has the indicators of a result beside it, and nothing of what people typed is markup', () => {
    const indicators = [node(2, 2, 'Tonnes <b>', { target: 5 }), node(3, 2, 'Area', { progress: 40 })];
    const html = matrixHtml(
      [node(1, 1, 'Goal', { children: indicators })],
      [type(1, 'Goal', false), type(2, 'Indicator', true)],
      WORDS,
    );
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html).toContain('rowspan="2">Goal: 1 Goal');
    expect(html).toContain('2 Tonnes &#60;b&#62;');
    expect(html).toContain('>5<');
    expect(html).toContain('>40 %<');
    expect(html).not.toContain('<b>');
  });
});
