import type { GeoImportReport } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import { labelIn } from '../units/unit.view.ts';
import { isProblem, type Line, type Plan, type PlanProblem } from './plan.ts';
import type { Fault } from './read/file.ts';
import { reasonText } from './reasons.ts';
import type { Tree } from './tree.ts';

type Counts = GeoImportReport['counts'];
/** More than these nobody reads on a screen. */
const MOST = 200;

const none = (): Counts => ({ rows: 0, added: 0, changed: 0, unchanged: 0, matched: 0, unmatched: 0 });

function add(counts: Counts, line: Line): void {
  counts.rows++;
  if (isProblem(line)) counts.unmatched++;
  else {
    counts[line.outcome]++;
    if (line.isKnown) counts.matched++;
  }
}

const asProblem = ({ row, level, name, reason, parent = null }: Fault): PlanProblem => ({
  row,
  typeId: null,
  level,
  name,
  reason,
  values: { name, level, parent },
});

/** What an import would do, or did, in the words of whoever asked. */
export function reportOf(
  plan: Plan,
  faults: readonly Fault[],
  tree: Tree,
  about: { importId: string | null; kind: GeoImportReport['kind']; language: Language },
): GeoImportReport {
  const { importId, kind, language } = about;
  const lines: Line[] = [...plan.lines, ...faults.map(asProblem)];
  const labelOf = (line: Line): string => {
    const level = isProblem(line) ? line.level : null;
    const typeId = line.typeId ?? (level === null ? null : (tree.typesMeant(level)?.[0]?.id ?? null));
    const type = typeId === null ? undefined : tree.type(typeId);
    return type ? labelIn(language, type.name) : (level ?? '—');
  };
  const counts = none();
  const levels = new Map<string, Counts>();
  for (const line of lines) {
    const level = labelOf(line);
    const ofLevel = levels.get(level) ?? none();
    levels.set(level, ofLevel);
    add(counts, line);
    add(ofLevel, line);
  }
  const problems = lines.filter(isProblem).sort((a, b) => a.row - b.row);
  return {
    importId,
    kind,
    counts,
    levels: [...levels].map(([level, ofLevel]) => ({ level, counts: ofLevel })),
    problems: problems.slice(0, MOST).map(({ row, name, reason, values }) => ({
      row,
      name,
      reason: reasonText(language, reason, values),
    })),
    truncated: problems.length > MOST,
  };
}
