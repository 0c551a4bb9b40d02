import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useUiText } from '../use-ui-text.ts';
import { Delayed } from './Delayed.tsx';

/** A page with a title, filters and a table, before anything of it is known. */
export function PageSkeleton() {
  const t = useUiText();
  return (
    <Delayed>
      <Stack role="status" aria-label={t('loading')} sx={{ gap: 2 }}>
        <Skeleton variant="rounded" width={220} height={32} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={360} />
      </Stack>
    </Delayed>
  );
}

/** A row of summary cards. */
export function CardsSkeleton({ count = 4 }: { count?: number }) {
  const t = useUiText();
  return (
    <Delayed>
      <Box
        role="status"
        aria-label={t('loading')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={84} />
        ))}
      </Box>
    </Delayed>
  );
}

/** A form or a definition list. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  const t = useUiText();
  return (
    <Delayed>
      <Stack role="status" aria-label={t('loading')} sx={{ gap: 2, maxWidth: 560 }}>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={40} />
        ))}
      </Stack>
    </Delayed>
  );
}
