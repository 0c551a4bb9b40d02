import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { differences, type FormDocument, type RowDifference } from '@msurvey/xlsform/edit';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { rowName } from './difference-words.ts';

/** More than anybody reads. */
const MOST = 100;
const TONE = { added: 'success', removed: 'error', changed: 'default', moved: 'default' } as const;

/** What became of a form from one state to another: what came, what went, and which cells say something else. */
export function DifferenceList({ then, now }: { then: FormDocument; now: FormDocument }) {
  const t = useTexts();
  const found = useMemo(() => differences(then, now), [then, now]);
  if (found.length === 0) return <Typography variant="body2">{t('states.same')}</Typography>;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('states.since', { count: found.length })}
      </Typography>
      <List
        dense
        disablePadding
        aria-label={t('states.differences')}
        sx={{ maxHeight: 240, overflowY: 'auto' }}
        tabIndex={0}
      >
        {found.slice(0, MOST).map((one) => (
          <ListItem key={`${one.sheet} ${one.row.key}`} disableGutters sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Chip size="small" variant="outlined" color={TONE[one.kind]} label={t(`states.${one.kind}`)} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{rowName(then, now, one)}</bdi>
              <Cells cells={one.cells} />
            </Box>
          </ListItem>
        ))}
      </List>
      {found.length > MOST && (
        <Typography variant="body2">{t('states.more', { count: found.length - MOST })}</Typography>
      )}
    </>
  );
}

function Cells({ cells }: Pick<RowDifference, 'cells'>) {
  return cells.map(({ column, before = '', after = '' }) => (
    <Typography key={column} variant="body2" sx={{ display: 'block' }}>
      <bdi>{column}</bdi>: <Box component="del">{before}</Box> → <Box component="ins">{after}</Box>
    </Typography>
  ));
}
