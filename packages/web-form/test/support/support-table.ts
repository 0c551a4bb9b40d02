import type { Beyond, Kind } from '../../gallery/index.ts';

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

/** The README's table: every question type and appearance, and what stands beside questions. */
export function supportTable(kinds: readonly Kind[], beyond: readonly Beyond[]): string {
  return [
    row('feature', 'support', 'how'),
    row('---', '---', '---'),
    ...kinds.map(({ feature, verdict, remark }) => row(feature, verdict, remark ?? '')),
    ...beyond.map(({ feature, verdict, remark }) => row(feature, verdict, remark)),
  ].join('\n');
}
