import { isIndicatorLevel, type Language } from '@msurvey/domain';
import { numberIn } from '#texts/in-digits.ts';
import type { LevelRow } from '../levels/level.queries.ts';
import { levelName } from '../levels/structure.view.ts';
import { nodeTitle } from '../nodes/kinds.ts';
import type { NodeRow } from '../nodes/node.queries.ts';
import { inOrder } from '../nodes/tree.view.ts';
import type { MatrixWord } from './matrix-words.ts';

/** The columns of the matrix, with what share of the width each needs. */
export const MATRIX_COLUMNS = [
  { word: 'level', share: 62, isNumber: false },
  { word: 'code', share: 42, isNumber: false },
  { word: 'statement', share: 190, isNumber: false },
  { word: 'indicator', share: 185, isNumber: false },
  { word: 'baseline', share: 46, isNumber: true },
  { word: 'target', share: 52, isNumber: true },
  { word: 'progress', share: 44, isNumber: true },
  { word: 'source', share: 108, isNumber: false },
] as const satisfies { word: MatrixWord; share: number; isNumber: boolean }[];
/** The first of them are of the result, and stand once for all of its indicators. */
export const OF_RESULT = 3;

/** A result with the indicators by which it is measured: lines of texts for the columns after the result's own. */
export interface MatrixResult {
  depth: number;
  own: readonly [level: string, code: string, statement: string];
  /** One line without an indicator where nothing measures it. */
  indicators: readonly (readonly string[])[];
}

interface Told {
  levels: readonly LevelRow[];
  /** Where the values of an indicator come from, as people say of it. */
  sources: ReadonlyMap<number, string>;
  language: Language;
}

const NO_INDICATOR = ['', '', '', '', ''];

/** Results from top to bottom; indicators stand beside what they measure. */
export function matrixOf(nodes: readonly NodeRow[], { levels, sources, language }: Told): MatrixResult[] {
  const number = numberIn(language);
  const shown = (value: number | null, sign = '') => (value === null ? '—' : `${number(value)}${sign}`);
  const indicatorLevels = new Set(levels.filter((level) => isIndicatorLevel(levels, level)).map(({ id }) => id));
  const nameOf = (level: number) => {
    const found = levels.find(({ id }) => id === level);
    return found ? levelName(found, language) : '';
  };
  const results = new Map<number, MatrixResult & { indicators: (readonly string[])[] }>();
  for (const node of inOrder(nodes)) {
    const isIndicator = indicatorLevels.has(node.level);
    const above = node.parent === null ? undefined : results.get(node.parent);
    const line = [
      `${node.code} ${nodeTitle(node, language)}`,
      shown(node.baselineValue),
      shown(node.target),
      shown(node.progress, '%'),
      sources.get(node.id) ?? '',
    ];
    if (isIndicator && above) above.indicators.push(line);
    else
      results.set(node.id, {
        depth: above ? above.depth + 1 : 0,
        own: isIndicator ? [nameOf(node.level), '', ''] : [nameOf(node.level), node.code, nodeTitle(node, language)],
        indicators: isIndicator ? [line] : [],
      });
  }
  return [...results.values()].map((result) =>
    result.indicators.length > 0 ? result : { ...result, indicators: [NO_INDICATOR] },
  );
}
