/** What a list call answers, in the three ways of the wire. */
export type Listed<Row> =
  | { data: Row[]; meta: { count: number } }
  | { data: { data: Row[]; totalCount: number; isMore: boolean } }
  | { data: { data: Row[]; total: number | null } };

/** A row of such an answer. */
export type RowIn<Answer> = Answer extends { data: (infer Row)[] }
  ? Row
  : Answer extends { data: { data: (infer Row)[] } }
    ? Row
    : never;

/** What every list shows, however the wire says it. */
export interface Found<Row> {
  rows: readonly Row[];
  count: number;
  /** There are more than were counted. */
  isMore?: boolean;
}

/** A search that finds more is not counted to its end. */
export const COUNTED = 10_000;

export function foundIn<Row>(answer: Listed<Row>): Found<Row> {
  if ('meta' in answer && 'count' in (answer.meta ?? {}))
    return { rows: answer.data as Row[], count: (answer as { meta: { count: number } }).meta.count };
  const counted = answer.data as { data: Row[]; totalCount?: number; isMore?: boolean; total?: number | null };
  const { data: rows, total = counted.totalCount } = counted;
  return { rows, count: total ?? COUNTED, isMore: counted.isMore ?? total === null };
}
