import { MAP_CENTRE, MAP_ZOOM } from '@msurvey/domain';
import type { PlaceMapProps } from '@msurvey/ui';
import { useTexts } from '~/features/dashboard/texts.ts';
import { messageOf } from '~/lib/client.ts';

const HOME = { ...MAP_CENTRE, zoom: MAP_ZOOM };

interface Read {
  error: Error | null;
  refetch: () => unknown;
}

/** Where a map looks first, and what it says when it was not read or has nothing to show. */
export function useMapFrame(
  { error, refetch }: Read,
  unitId: number | null,
): Pick<PlaceMapProps, 'home' | 'error' | 'onRetry' | 'empty'> {
  const t = useTexts();
  return {
    home: unitId === null ? HOME : undefined,
    error: error ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
    empty: { text: t('empty.data'), hint: t('empty.filtered') },
  };
}
