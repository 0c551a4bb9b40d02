import type { ReportAggregate, ReportIndicator, ReportRow } from '@msurvey/contract';
import type { Track } from '@msurvey/domain';

/** A line of the report: a node of a level, an indicator, or a part of one. */
export interface ReportLine {
  id: string;
  name: string;
  /** Of a node: how its indicators stand. */
  counts: ReportRow['counts'] | null;
  hierarchy: string | null;
  indicator: ReportIndicator | null;
  /** Null: a node has no figures of its own. */
  figures: ReportAggregate | null;
  isLeaf: boolean;
  lines: ReportLine[];
}

const ofLeaf = (indicator: ReportIndicator, figures: ReportAggregate): ReportLine => ({
  id: `${indicator.id} ${figures.key}`,
  name: figures.name,
  counts: null,
  hierarchy: null,
  indicator,
  figures,
  isLeaf: true,
  lines: [],
});

function ofIndicator({ indicator, aggregateInfo }: ReportRow['mainData'][number]): ReportLine {
  const total = aggregateInfo.find(({ key }) => key === '') ?? null;
  return {
    id: String(indicator.id),
    name: `${indicator.code} ${indicator.title}`,
    counts: null,
    hierarchy: null,
    indicator,
    figures: total,
    isLeaf: false,
    lines: aggregateInfo.filter(({ key }) => key !== '').map((leaf) => ofLeaf(indicator, leaf)),
  };
}

/** Nodes beneath their parents, and beneath each its indicators first. */
export function linesOf(rows: readonly ReportRow[]): ReportLine[] {
  const under = (parent: number | null): ReportLine[] =>
    rows
      .filter((row) => row.parent === parent)
      .map((row) => ({
        id: `node ${row.id}`,
        name: `${row.code} ${row.name}`,
        counts: row.counts,
        hierarchy: row.hierarchy,
        indicator: null,
        figures: null,
        isLeaf: false,
        lines: [...row.mainData.map(ofIndicator), ...under(row.id)],
      }));
  const ids = new Set(rows.map(({ id }) => id));
  const roots = [...new Set(rows.flatMap(({ parent }) => (parent !== null && !ids.has(parent) ? [parent] : [])))];
  return [null, ...roots].flatMap(under);
}

interface LineFilter {
  words: string;
  track: Track | '';
}
const isFiltered = ({ words, track }: LineFilter): boolean => words.trim() !== '' || track !== '';

/** Indicators that fit, with the nodes above and the parts beneath them. */
export function fitting(lines: readonly ReportLine[], filter: LineFilter): ReportLine[] {
  if (!isFiltered(filter)) return [...lines];
  const wanted = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, indicator }: ReportLine, above: string) =>
    indicator !== null &&
    (filter.track === '' || indicator.track === filter.track) &&
    wanted.every((word) => `${above} ${name}`.toLocaleLowerCase().includes(word));
  const kept = (siblings: readonly ReportLine[], above: string): ReportLine[] =>
    siblings.flatMap((line) => {
      if (line.indicator) return fits(line, above) ? [line] : [];
      const beneath = kept(line.lines, `${above} ${line.name}`);
      return beneath.length > 0 ? [{ ...line, lines: beneath }] : [];
    });
  return kept(lines, '');
}
