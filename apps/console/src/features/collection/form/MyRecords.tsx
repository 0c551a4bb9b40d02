import { PanelHeader } from '@msurvey/ui';
import { DataBrowser } from '~/features/collection/data/DataBrowser.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';

/** What the reader sent with the form, to look at and to correct. */
export function MyRecords({ form, userId }: { form: DataOf<'form'>; userId: number }) {
  const t = useTexts();
  return (
    <>
      <PanelHeader title={t('mine.records')} />
      <DataBrowser form={form} userId={userId} />
    </>
  );
}
