import { type Amount, type Leaves, NOTHING, restOf, shownValue, type ValueKind } from '@msurvey/domain';
import { type CellChange, Grid } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { NumberField } from '~/features/indicators/parts/NumberField.tsx';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { type GroupLine, groupColumns } from '~/features/indicators/periods/group-columns.ts';
import { groupName, leavesOfGroup, type NamedGroup } from '~/features/indicators/periods/split.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface GroupTableProps {
  group: NamedGroup;
  kind: ValueKind;
  total: Amount;
  leaves: Leaves;
  isSmall: boolean;
  /** Without it the values are only read. */
  onChange: ((changed: ReadonlyMap<string, Amount>) => void) | undefined;
}

/** The values of one group under the items of its types; on a phone a field for each. */
export function GroupTable({ group, kind, total, leaves, isSmall, onChange }: GroupTableProps) {
  const t = useTexts();
  const id = useId();
  const words = useValueWords();
  const name = groupName(group);
  const columns = useMemo(() => groupColumns(group, leaves, onChange !== undefined), [group, leaves, onChange]);
  const lines: GroupLine[] =
    kind === 'ratio'
      ? [
          { part: 'value', name: t('dialog.numerator') },
          { part: 'denominator', name: t('dialog.denominator') },
        ]
      : [{ part: 'value', name: t('table.leaf') }];
  const change = (changes: readonly CellChange[]) => {
    const changed = new Map<string, Amount>();
    for (const { rowId, columnId, value } of changes) {
      const before = changed.get(columnId) ?? leaves[columnId] ?? NOTHING;
      changed.set(columnId, { ...before, [rowId]: typeof value === 'number' ? value : null });
    }
    onChange?.(changed);
  };
  const rest = shownValue(
    'amount',
    restOf(
      kind,
      total,
      leavesOfGroup(group).map(({ key }) => leaves[key] ?? NOTHING),
    ),
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {name}
      </Typography>
      {isSmall ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {leavesOfGroup(group).flatMap(({ key, path }) =>
            lines.map(({ part, name: line }) => (
              <NumberField
                key={`${key} ${part}`}
                label={[...path, ...(lines.length > 1 ? [line] : [])].join(' · ')}
                value={(leaves[key] ?? NOTHING)[part]}
                disabled={!onChange}
                onChange={(value) =>
                  change([{ rowId: part, columnId: key, value, before: (leaves[key] ?? NOTHING)[part] }])
                }
              />
            )),
          )}
        </Box>
      ) : (
        <Grid
          label={name}
          columns={columns}
          rows={lines}
          rowId={({ part }) => part}
          {...(onChange ? { onChange: change } : {})}
        />
      )}
      {rest !== null && rest !== 0 && (
        <Typography variant="body2" color={rest < 0 ? 'error' : 'textSecondary'} sx={{ mt: 0.5 }}>
          {rest > 0
            ? t('table.rest', { group: name, rest: words('amount', rest) })
            : t('table.over', { group: name, over: words('amount', -rest) })}
        </Typography>
      )}
    </Box>
  );
}
