import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { pairKey } from '~/features/registry/duplicates/compare.ts';
import type { Pair } from '~/features/registry/duplicates/use-pairs.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface PairListProps {
  pairs: readonly Pair[];
  at: number;
  onGo: (to: number) => void;
}

/** What waits, the likeliest first. Beside the open pair where there is room; a phone goes by the steps instead. */
export function PairList({ pairs, at, onGo }: PairListProps) {
  const t = useTexts();
  const { percent } = useFormat();
  return (
    <Paper variant="outlined" sx={{ display: { xs: 'none', lg: 'block' }, maxHeight: 640, overflow: 'auto' }}>
      <List dense disablePadding component="nav" aria-label={t('duplicates.pairs')}>
        {pairs.map((pair, index) => (
          <ListItemButton
            key={pairKey(pair)}
            selected={index === at}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onGo(index)}
          >
            <ListItemText
              primary={pair.first.name}
              secondary={`${pair.second.name} · ${percent(pair.score)}`}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, color: 'textPrimary' } }}
            />
          </ListItemButton>
        ))}
      </List>
    </Paper>
  );
}
