import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCan } from '~/app/session/index.ts';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { INDICATOR_PAGES, type IndicatorPage, indicatorPath } from '~/features/indicators/parts/paths.ts';
import { useTexts } from '~/features/indicators/texts.ts';

const TITLES = {
  targets: 'page.targets',
  'indicator-settings': 'page.settings',
  'data-collection': 'page.collection',
  'data-upload': 'page.source',
  'indicator-profile': 'page.profile',
} as const;

/** From one page of an indicator to the others, as far as one may go there. */
export function PageLinks({ projectId, indicator, open }: OfIndicator & { open: IndicatorPage }) {
  const t = useTexts();
  const mayEdit = useCan()('Log Frame/Edit');
  const isShown = (page: IndicatorPage) => {
    if (page === 'indicator-profile') return true;
    return mayEdit && !((page === 'data-collection' || page === 'data-upload') && indicator.isAggregatedIndicator);
  };
  return (
    <Stack component="nav" aria-label={t('page.pages')} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {INDICATOR_PAGES.filter(isShown).map((page) => (
        <Button
          key={page}
          size="small"
          href={indicatorPath(projectId, indicator.id, page)}
          variant={page === open ? 'contained' : 'outlined'}
          aria-current={page === open ? 'page' : undefined}
        >
          {t(TITLES[page])}
        </Button>
      ))}
    </Stack>
  );
}
