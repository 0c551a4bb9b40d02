import { EmptyState, FailedState, FormSkeleton, SidePanel } from '@msurvey/ui';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTexts } from '../texts.ts';
import type { FormState, StateSource } from './source.ts';
import { useStates } from './use-states.ts';

interface StatesPanelProps {
  source: StateSource;
  /** The one that is looked at. */
  current: number | undefined;
  onLook: (state: FormState) => void;
  onClose: () => void;
}

/** Days with their states, in the order in which they are listed. */
function byDay(states: readonly FormState[]): [string, FormState[]][] {
  const days: [string, FormState[]][] = [];
  for (const state of states) {
    const last = days.at(-1);
    if (last?.[0] === state.day) last[1].push(state);
    else days.push([state.day, [state]]);
  }
  return days;
}

/** Beside the form: what it was, by day and person, the newest first. */
export function StatesPanel({ source, current, onLook, onClose }: StatesPanelProps) {
  const t = useTexts();
  const { states, hasMore, fault, more } = useStates(source);
  const beginning: FormState = { version: 0, by: '', day: '', time: '', changes: 0 };
  return (
    <SidePanel title={t('states.title')} closeLabel={t('close')} width={400} onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('states.hint')}
      </Typography>
      {fault !== undefined && <FailedState text={fault} onRetry={() => void more()} />}
      {!states && fault === undefined && <FormSkeleton fields={4} />}
      {states?.length === 0 && <EmptyState text={t('states.none')} hint={t('states.noneHint')} />}
      {byDay(states ?? []).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Typography variant="body2" sx={{ fontWeight: 600, mt: 1 }}>
            {day}
          </Typography>
          <List dense disablePadding>
            {ofDay.map((state) => (
              <StateLine key={state.version} state={state} isCurrent={state.version === current} onLook={onLook} />
            ))}
          </List>
        </section>
      ))}
      {states && states.length > 0 && !hasMore && (
        <List dense disablePadding sx={{ mt: 1 }}>
          <StateLine state={beginning} isCurrent={current === 0} onLook={onLook} />
        </List>
      )}
      {hasMore && fault === undefined && <Button onClick={() => void more()}>{t('states.older')}</Button>}
    </SidePanel>
  );
}

interface StateLineProps {
  state: FormState;
  isCurrent: boolean;
  onLook: (state: FormState) => void;
}

function StateLine({ state, isCurrent, onLook }: StateLineProps) {
  const t = useTexts();
  const { version, time, by, changes } = state;
  const isFirst = version === 0;
  return (
    <ListItem disablePadding>
      <ListItemButton selected={isCurrent} aria-current={isCurrent || undefined} onClick={() => onLook(state)}>
        <ListItemText
          primary={
            <bdi>{isFirst ? t('states.beginning') : t('states.by', { time, name: by || t('states.nobody') })}</bdi>
          }
          secondary={isFirst ? undefined : t('states.changes', { count: changes })}
        />
      </ListItemButton>
    </ListItem>
  );
}
