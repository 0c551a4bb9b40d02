import { PagingLine } from '@msurvey/ui';
import { firstRow } from '~/features/collection/data/first-row.ts';
import type { DataView } from '~/features/collection/data/use-data-view.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { Answer } from '~/lib/client.ts';

interface RecordPagingProps {
  answer: Answer<'submissions'>;
  view: DataView;
}

/** Pages that begin after or end before a record: the millionth costs as little as the first. */
export function RecordPaging({ answer: { data, meta }, view }: RecordPagingProps) {
  const t = useTexts();
  const { go, pageSize, cursor } = view;
  const from = firstRow({ ...meta, rows: data.length, stated: cursor.from });
  const [first, last] = [data[0], data.at(-1)];
  const to = (from ?? 1) + data.length - 1;
  const text =
    from === null
      ? t('paging.last', { count: data.length })
      : meta.count === null
        ? t('paging.uncounted', { from, to })
        : t('paging.showing', { from, to, count: Math.max(meta.count, to) });
  return (
    <PagingLine
      text={text}
      pageSize={pageSize}
      onPageSize={view.setPageSize}
      steps={{
        ...(meta.hasNewer && {
          first: () => go({ from: 1 }),
          previous: () => go({ before: first?.id, from: Math.max(1, (from ?? 1) - pageSize) }),
        }),
        ...(meta.hasOlder && {
          next: () => go({ after: last?.id, from: to + 1 }),
          last: () => go({ end: true, from: Math.max(1, (meta.count ?? 1) - pageSize + 1) }),
        }),
      }}
    />
  );
}
