import { PageTabs } from '@msurvey/ui';
import { BindingTab } from '~/features/forms/binding/BindingTab.tsx';
import { MediaTab } from '~/features/forms/media/MediaTab.tsx';
import { QuestionsTab } from '~/features/forms/questions/QuestionsTab.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { VersionsTab } from '~/features/forms/versions/VersionsTab.tsx';
import { useXform } from '~/features/forms/xform/use-xform.ts';
import type { DataOf } from '~/lib/client.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

const TABS = ['questions', 'registry', 'media', 'versions'] as const;

/** What the form has from the library (its questions, files and versions), and the registry it fills here. */
export function LibraryParts({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const { xform } = useXform({ id: form.xformId });
  const [open, choose] = useUrlTab(TABS, 'tab');
  const contents = {
    questions: () => <QuestionsTab xform={form} />,
    registry: () => <BindingTab form={form} />,
    media: () => <MediaTab xform={form} />,
    versions: () => xform && <VersionsTab xform={xform} />,
  };
  return (
    <div>
      <PageTabs
        label={t('xform.tabs')}
        value={open}
        onChange={choose}
        tabs={TABS.map((id) => ({ id, label: t(`xform.tab.${id}`), content: id === open && contents[id]() }))}
      />
    </div>
  );
}
