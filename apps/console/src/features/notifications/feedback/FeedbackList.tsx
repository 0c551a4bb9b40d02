import { RATINGS } from '@msurvey/domain';
import { useFeedbackColumns } from '~/features/notifications/feedback/feedback-columns.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

const ANY = 0;

/** What people sent, for those who may read it. */
export function FeedbackList() {
  const t = useTexts();
  const list = useList({
    filters: { rating: ANY },
    call: ({ filters: { rating }, paged }) =>
      api.feedbackList.query({ body: { ...paged, rating: rating === ANY ? null : rating } }),
  });
  return (
    <ListView
      isSection
      list={list}
      title={t('feedback.list')}
      isCounted={false}
      columns={useFeedbackColumns()}
      rowId={({ id }) => id}
      serial
      fields={[
        fieldsOf(list).choice('rating', {
          label: t('feedback.rating'),
          any: t('feedback.any'),
          options: RATINGS.map((rating) => ({ id: rating as number, name: t(`rating.${rating}`) })),
        }),
      ]}
      empty={{ hint: t('feedback.emptyHint') }}
    />
  );
}
