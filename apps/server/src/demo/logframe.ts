import { codeKey, codeOrder, levelNameKey, PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { LOGFRAME_ACTIVITIES } from './content/logframe-activities.ts';
import { LOGFRAME_LEVELS, LOGFRAME_NODES } from './content/logframe.ts';
import { hasLogframe, insertLogframe } from './logframe.queries.ts';

const lines = (text: string) => text.trim().split('\n');
const known = (text: string) => (text === '-' ? null : text);
const list = (text: string) => (text === '-' ? [] : text.split(','));

function nodeOf(line: string) {
  const [id, parent, level, code, programmes, sdgs, aggregated, baseline, target, title, titleBn] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    id: Number(id),
    parent: known(parent),
    level: Number(level),
    code,
    codeKey: codeKey(code),
    codeOrder: codeOrder(code),
    title,
    titleBn,
    isAggregated: aggregated === 'yes',
    programmes: list(programmes),
    sdgs: list(sdgs).map(Number),
    baseline: known(baseline),
    target: known(target),
  };
}

/** The levels and the tree of the programme, as if they had been there from the start. */
export async function loadLogframe(db: Db): Promise<void> {
  if (await hasLogframe(db, PROJECT_PROGRAMME)) return;
  await insertLogframe(db, PROJECT_PROGRAMME, {
    levels: LOGFRAME_LEVELS.map((level) => ({ ...level, nameKey: levelNameKey(level.name) })),
    nodes: lines(LOGFRAME_NODES).map(nodeOf),
    activities: lines(LOGFRAME_ACTIVITIES).map((line) => JSON.parse(line) as { id: number }),
  });
}
