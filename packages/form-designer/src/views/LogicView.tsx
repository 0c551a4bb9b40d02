import { EmptyState, FilterSelect, SearchField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RULE_KINDS, type RuleKind } from '@msurvey/xlsform/edit';
import { useMemo, useState } from 'react';
import { useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { CircleNotices } from './CircleNotices.tsx';
import { KIND_WORDS, type LogicRow, logicRows, matchingRows } from './logic-rows.ts';

/** So many at a time: a form of a thousand questions has as many rules. */
const AT_ONCE = 100;

/** Everything that decides about questions in one list; each rule leads to its question. */
export function LogicView() {
  const t = useTexts();
  const { language } = useView();
  const form = useDesignerState(({ document }) => document);
  const rows = useMemo(() => logicRows(t, form, language), [t, form, language]);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<RuleKind | ''>('');
  const [shown, setShown] = useState(AT_ONCE);
  if (rows.length === 0) return <EmptyState text={t('logic.none')} hint={t('logic.noneHint')} />;
  const found = matchingRows(rows, kind, search);
  return (
    <Stack sx={{ gap: 2 }}>
      <CircleNotices form={form} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField label={t('logic.search')} value={search} onChange={setSearch} />
        <FilterSelect<RuleKind | ''>
          label={t('logic.kind')}
          value={kind}
          onChange={setKind}
          any={{ id: '', name: t('filter.all') }}
          options={RULE_KINDS.map((id) => ({ id, name: t(KIND_WORDS[id]) }))}
        />
        <Typography role="status" variant="body2" color="textSecondary">
          {t('logic.count', { count: found.length })}
        </Typography>
      </Stack>
      {found.length === 0 ? (
        <EmptyState text={t('logic.noMatch')} />
      ) : (
        <Paper variant="outlined">
          <List aria-label={t('view.logic')} disablePadding>
            {found.slice(0, shown).map((row) => (
              <RuleLine key={row.id} row={row} />
            ))}
          </List>
        </Paper>
      )}
      {found.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ alignSelf: 'center' }}>
          {t('logic.more', { count: Math.min(AT_ONCE, found.length - shown) })}
        </Button>
      )}
    </Stack>
  );
}

function RuleLine({ row }: { row: LogicRow }) {
  const t = useTexts();
  const view = useView();
  const { key, name, label, kind, expression, words } = row;
  return (
    <ListItem disablePadding divider>
      <ButtonBase
        onClick={() => view.show(key)}
        sx={{
          width: '100%',
          px: 1.5,
          py: 1,
          columnGap: 2,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 160px minmax(0, 2fr)' },
          alignItems: 'baseline',
          textAlign: 'start',
          overflowWrap: 'anywhere',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <span>
          <Typography component="bdi" sx={{ display: 'block' }}>
            {label}
          </Typography>
          {label !== name && (
            <Typography variant="body2" color="textSecondary" component="bdi">
              {name}
            </Typography>
          )}
        </span>
        <Typography variant="body2" color="textSecondary" component="span">
          {t(KIND_WORDS[kind])}
        </Typography>
        <Typography
          component={words === undefined ? 'code' : 'bdi'}
          dir={words === undefined ? 'ltr' : undefined}
          variant="body2"
          sx={words === undefined ? { fontFamily: 'monospace' } : undefined}
        >
          {words ?? expression}
        </Typography>
      </ButtonBase>
    </ListItem>
  );
}
