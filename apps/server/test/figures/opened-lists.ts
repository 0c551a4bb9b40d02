import { CUT_LEVELS, type Cut, FIGURE_NAMES, FIGURES, wholeProject } from '@msurvey/domain';
import type { Db } from '../../src/db/tables.ts';
import { countedBehind } from '../../src/modules/figures/cut/counted-behind.queries.ts';
import { valuesOf } from '../../src/modules/figures/cut/values.ts';
import { UNITS } from './programme-answers.ts';
import type { Random } from './random.ts';

const SPANS = [null, { from: 2025, to: 2025 }, { from: 2024, to: 2025 }, { from: 202407, to: 202506 }];

/** Any place, programme, time and kind. */
function someCut(random: Random, projectId: number): Cut {
  const unit = random.one([0, ...UNITS]);
  const level = CUT_LEVELS[String(unit).length - 1] ?? 'union';
  return {
    ...wholeProject(projectId),
    unit: unit === 0 ? null : { id: unit, level },
    programme: random.one([null, 1, 2]),
    span: random.one(SPANS),
    kind: random.one([null, null, 'fruits', 'canal']),
    type: random.one([null, null, 'training', 'infrastructure']),
  };
}

/** Some figures in some cut of which the list behind them has another count than the figure says. */
export async function listsThatDiffer(db: Db, random: Random, projectId: number, figures: number): Promise<string[]> {
  const cut = someCut(random, projectId);
  const names = random.some(FIGURE_NAMES, figures);
  const values = await valuesOf(db, names, cut);
  const lines: string[] = [];
  for (const name of names) {
    const behind = await countedBehind(db, FIGURES[name], cut);
    if (Math.abs((values[name] ?? 0) - behind) > 1e-6)
      lines.push(`${name} of ${JSON.stringify(cut)}: ${values[name]}, but its list has ${behind}`);
  }
  return lines;
}
