import { BindingTab } from '~/features/forms/binding/BindingTab.tsx';
import { MediaTab } from '~/features/forms/media/MediaTab.tsx';
import { QuestionsTab } from '~/features/forms/questions/QuestionsTab.tsx';
import { VersionsTab } from '~/features/forms/versions/VersionsTab.tsx';
import { useXform } from '~/features/forms/xform/use-xform.ts';
import { XformTabs } from '~/features/forms/xform/XformTabs.tsx';
import type { DataOf } from '~/lib/client.ts';

/** What the form has from the library (its questions, files and versions), and the registry it fills here. */
export function LibraryParts({ form }: { form: DataOf<'form'> }) {
  const { xform } = useXform({ id: form.xformId });
  const contents = {
    questions: () => <QuestionsTab xform={form} />,
    registry: () => <BindingTab form={form} />,
    media: () => <MediaTab xform={form} />,
    versions: () => xform && <VersionsTab xform={xform} />,
  };
  return <XformTabs contents={contents} />;
}
