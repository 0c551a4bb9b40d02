import { RATINGS } from '@msurvey/domain';
import { DataTable, FilterBar, FilterSelect } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFeedbackColumns } from '~/features/notifications/feedback/feedback-columns.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const ANY = 0;

/** What people sent, for those who may read it. */
export function FeedbackList() {
  const t = useTexts();
  const id = useId();
  const columns = useFeedbackColumns();
  const { page, pageSize, filters, setFilters, paging } = useTableState({ filters: { rating: ANY } });
  const list = useQuery({
    ...api.feedbackList.query({
      body: { currentPage: page, pageSize, rating: filters.rating === ANY ? null : filters.rating },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Typography id={id} variant="h2">
        {t('feedback.list')}
      </Typography>
      <FilterBar>
        <FilterSelect
          label={t('feedback.rating')}
          value={filters.rating}
          any={{ id: ANY, name: t('feedback.any') }}
          options={RATINGS.map((rating) => ({ id: rating as number, name: t(`rating.${rating}`) }))}
          onChange={(rating) => setFilters({ rating })}
        />
      </FilterBar>
      <DataTable
        label={t('feedback.list')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.id}
        serial
        paging={paging(list.data?.meta.count)}
        refreshing={list.isFetching}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ hint: t('feedback.emptyHint') }}
      />
    </Stack>
  );
}
