import { BackLink, PageHeader, PageTabs } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { Desk } from '~/features/registry/duplicates/Desk.tsx';
import { Merges } from '~/features/registry/duplicates/Merges.tsx';
import { tabPath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useProjectName } from '~/features/projects/index.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** Records that may be of one person, and those that were found to be. */
export default function DuplicatesPage() {
  const t = useTexts();
  const projectId = Number(useParams().id);
  useProjectName(String(projectId));
  const [open, choose] = useUrlTab(['waiting', 'merged'] as const, 'tab');
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={tabPath(projectId, 'members')} label={t('members.title')} />
      <PageHeader title={t('duplicates.title')} subtitle={t('duplicates.subtitle')} />
      <div>
        <PageTabs
          label={t('duplicates.title')}
          value={open}
          onChange={choose}
          tabs={[
            { id: 'waiting', label: t('duplicates.waiting'), content: <Desk projectId={projectId} /> },
            { id: 'merged', label: t('merged.list'), content: <Merges projectId={projectId} /> },
          ]}
        />
      </div>
    </Stack>
  );
}
