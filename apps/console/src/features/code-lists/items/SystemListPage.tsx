import { FailedState, PageSkeleton } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { ItemsTable } from '~/features/code-lists/items/ItemsTable.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

/** A list that the product itself needs, found by its code. */
export function SystemListPage({ code }: { code: 'frequency' | 'unit-of-measurement' | 'year' }) {
  const t = useTexts();
  const category = useQuery(api.category.query({ params: { code } }));
  if (category.error) return <FailedState text={messageOf(category.error)} onRetry={() => void category.refetch()} />;
  if (!category.data) return <PageSkeleton />;
  return <ItemsTable title={t(code)} categoryId={category.data.data.id} />;
}
