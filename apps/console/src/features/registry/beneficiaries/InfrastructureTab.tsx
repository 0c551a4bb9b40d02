import { PageTabs } from '@msurvey/ui';
import { StructureList } from '~/features/registry/beneficiaries/StructureList.tsx';
import { STRUCTURES } from '~/features/registry/parts/choices.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** One tab for each type of structure. */
export function InfrastructureTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const [open, choose] = useUrlTab(STRUCTURES, 'type');
  return (
    <PageTabs
      label={t('infrastructure.title')}
      value={open}
      onChange={choose}
      tabs={STRUCTURES.map((type) => ({
        id: type,
        label: t(`infrastructure.${type}`),
        content: <StructureList key={type} projectId={projectId} type={type} />,
      }))}
    />
  );
}
