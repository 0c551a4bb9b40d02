import { useUiText } from '../use-ui-text.ts';
import { PagingLine } from './PagingLine.tsx';
import type { Paging } from './types.ts';

/** Pages by number. */
export function PagingBar({ page, pageSize, count, isMore, onChange, pageSizes }: Paging) {
  const t = useUiText();
  const last = Math.max(1, Math.ceil(count / pageSize));
  const from = isMore ? (page - 1) * pageSize + 1 : Math.min((page - 1) * pageSize + 1, count);
  const to = isMore ? page * pageSize : Math.min(page * pageSize, count);
  const go = (to: number) => () => onChange({ page: to, pageSize });
  return (
    <PagingLine
      text={t(isMore ? 'table.showingMore' : 'table.showing', { from, to, count })}
      pageSize={pageSize}
      pageSizes={pageSizes}
      onPageSize={(size) => onChange({ page: 1, pageSize: size })}
      steps={{
        ...(page > 1 && { first: go(1), previous: go(page - 1) }),
        ...((isMore || page < last) && { next: go(page + 1) }),
        ...(!isMore && page < last && { last: go(last) }),
      }}
    />
  );
}
