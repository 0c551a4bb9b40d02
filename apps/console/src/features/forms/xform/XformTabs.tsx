import { PageTabs } from '@msurvey/ui';
import type { ReactNode } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

type Tab = 'questions' | 'registry' | 'media' | 'versions';

/** What a form consists of, a tab each, in the order given; the address names the open one. */
export function XformTabs({ contents }: { contents: Partial<Record<Tab, () => ReactNode>> }) {
  const t = useTexts();
  const tabs = Object.keys(contents) as Tab[];
  const [open, choose] = useUrlTab(tabs, 'tab');
  return (
    <div>
      <PageTabs
        label={t('xform.tabs')}
        value={open}
        onChange={choose}
        tabs={tabs.map((id) => ({ id, label: t(`xform.tab.${id}`), content: id === open && contents[id]?.() }))}
      />
    </div>
  );
}
