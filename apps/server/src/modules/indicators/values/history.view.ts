import type { ValueHistoryLine } from '@msurvey/contract';
import type { ValueState } from '@msurvey/domain';
import type { IndicatorHistoryRow } from '../history.queries.ts';
import type { Said } from './value.queries.ts';

export function historyLine({ action, reason, by, at, state }: IndicatorHistoryRow, isText: boolean): ValueHistoryLine {
  const said = state as unknown as Said & { state: ValueState; files?: string[] };
  return {
    at: at.toISOString(),
    by: by ?? '',
    action,
    state: action === 'delete' ? null : said.state,
    total: said.value,
    denominator: said.denominator,
    text: said.text,
    rating: isText ? said.value : null,
    input: said.input,
    comment: said.comment,
    reason,
    files: said.files ?? [],
  };
}
