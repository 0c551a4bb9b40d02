import { PageHeader, PageTabs } from '@msurvey/ui';
import { IconFileUpload } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { LayersTab } from '~/features/geography/layers/LayersTab.tsx';
import { Levels } from '~/features/geography/places/Levels.tsx';
import { PlacesTab } from '~/features/geography/places/PlacesTab.tsx';
import { useTexts } from '~/features/geography/texts.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

const TABS = ['places', 'layers'] as const;

export default function GeographyPage() {
  const t = useTexts();
  const [open, choose] = useUrlTab(TABS, 'tab');
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={t('geography')}
        subtitle={t('geography.hint')}
        action={{ label: t('import'), icon: IconFileUpload, href: '/geography/import' }}
      />
      <Levels />
      <div>
        <PageTabs
          label={t('geography')}
          value={open}
          onChange={choose}
          tabs={[
            { id: 'places', label: t('places'), content: <PlacesTab /> },
            { id: 'layers', label: t('layers'), content: <LayersTab /> },
          ]}
        />
      </div>
    </Stack>
  );
}
