import {
  type Amount,
  amountOf,
  derivedValue,
  type Figure,
  isKnown,
  isSummable,
  NOTHING,
  shownValue,
  type ValueKind,
} from '@msurvey/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { NumberField } from '~/features/indicators/parts/NumberField.tsx';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { GroupTable } from '~/features/indicators/periods/GroupTable.tsx';
import type { Editing, PeriodsMode } from '~/features/indicators/periods/period-row.ts';
import { groupName, type NamedGroup, sumAfter } from '~/features/indicators/periods/split.ts';
import type { Work } from '~/features/indicators/periods/use-editing.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface DisaggregationDialogProps {
  mode: PeriodsMode;
  kind: ValueKind;
  groups: readonly NamedGroup[];
  editing: Editing;
  work: Pick<Work, 'enter' | 'back'>;
}

/** The values of one period: a total, and a table with nested headers for each group. */
export function DisaggregationDialog(props: DisaggregationDialogProps) {
  const { mode, kind, groups, editing, work } = props;
  const { draft: before, isView, isDerived } = editing;
  const t = useTexts();
  const titleId = useId();
  const words = useValueWords();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [total, setTotal] = useState(before.total);
  const [leaves, setLeaves] = useState(before.leaves);
  const [input, setInput] = useState(before.input);
  const isFixed = isView || isDerived;
  const isRatio = kind === 'ratio';
  const sum = sumAfter(groups, kind, leaves);

  const change = (changed: ReadonlyMap<string, Amount>) => {
    const next = { ...leaves, ...Object.fromEntries(changed) };
    setLeaves(next);
    if (!isSummable(kind)) return;
    const made = sumAfter(groups, kind, next, [...changed.keys()].at(-1));
    if (isKnown(kind, made)) setTotal(made);
  };
  const multiply = (by: Figure) => {
    setInput(by);
    const was = before.input;
    if (was === null || was === 0) return;
    // What was fetched is what is shown without the input that it was multiplied by.
    const again = ({ value }: Amount) => amountOf(derivedValue(value === null ? null : (value * 100) / was, by));
    setTotal(again(before.total));
    setLeaves(Object.fromEntries(Object.entries(before.leaves).map(([key, amount]) => [key, again(amount)])));
  };
  const submit = () => {
    if (isDerived || isKnown(kind, total)) work.enter({ total, leaves, input });
    else toast.error(t('table.needTotal'));
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && work.back()}
      maxWidth={groups.length > 0 ? 'lg' : 'xs'}
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('table.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', '& > *': { maxWidth: { sm: 240 } } }}>
            <NumberField
              label={isRatio ? t('table.numerator') : t('table.total')}
              value={total.value}
              disabled={isFixed}
              autoFocus={!isFixed}
              onChange={(value) => setTotal({ ...total, value })}
            />
            {isRatio && (
              <NumberField
                label={t('dialog.denominator')}
                value={total.denominator}
                disabled={isFixed}
                hint={words(kind, shownValue(kind, total))}
                onChange={(denominator) => setTotal({ ...total, denominator })}
              />
            )}
            {mode === 'collection' && (
              <NumberField
                label={t('table.input')}
                value={input}
                disabled={isView || !isDerived}
                hint={t(isDerived ? 'table.derived' : 'table.inputOfDerived')}
                min={0}
                onChange={multiply}
              />
            )}
          </Stack>
          {groups.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('table.none')}
            </Typography>
          )}
          {groups.map((group) => (
            <GroupTable
              key={groupName(group)}
              group={group}
              kind={kind}
              total={total}
              leaves={leaves}
              isSmall={small}
              onChange={isFixed ? undefined : change}
            />
          ))}
          {!isFixed && isKnown(kind, sum) && isKnown(kind, total) && !isSame(sum, total) && (
            <div>
              <Button size="small" onClick={() => setTotal(sum)}>
                {t('table.useSum', { sum: words(kind, shownValue(kind, sum)) })}
              </Button>
            </div>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={work.back}>{t(isView ? 'close' : 'cancel')}</Button>
        {!isView && (
          <Button variant="contained" onClick={submit}>
            {t('submit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const isSame = (a: Amount, b: Amount): boolean =>
  a.value === b.value && (a.denominator ?? NOTHING.denominator) === (b.denominator ?? NOTHING.denominator);
