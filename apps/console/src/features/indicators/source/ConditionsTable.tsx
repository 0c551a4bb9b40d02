import type { SourceColumnView } from '@msurvey/contract';
import { MOST_CONDITIONS_OF_SOURCE } from '@msurvey/domain';
import { IconPlus, IconTrash } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import {
  ColumnField,
  type ConditionProps,
  FunctionField,
  ValuesField,
} from '~/features/indicators/source/ConditionFields.tsx';
import { type DraftCondition, EMPTY_CONDITION } from '~/features/indicators/source/draft.ts';
import { SourceSection } from '~/features/indicators/source/SourceSection.tsx';
import { useTexts } from '~/features/indicators/texts.ts';

interface ConditionsTableProps {
  conditions: readonly DraftCondition[];
  columns: readonly SourceColumnView[];
  disabled: boolean;
  isShare: boolean;
  sentence: (field: string) => string | undefined;
  onChange: (conditions: DraftCondition[]) => void;
}

/** What records have to say to be counted: a row for each condition, all of which hold. */
export function ConditionsTable(props: ConditionsTableProps) {
  const { conditions, columns, disabled, isShare, sentence, onChange } = props;
  const t = useTexts();
  const titleId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const small = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const rows = conditions.map((condition, at) => ({
    key: at,
    number: at + 1,
    fields: {
      condition,
      columns,
      disabled,
      faultAt: (part: string) => sentence(`conditions/${at}/${part}`),
      onChange: (next: DraftCondition) => onChange(conditions.map((one, other) => (other === at ? next : one))),
    } satisfies ConditionProps,
    remove: () => {
      onChange(conditions.filter((_, other) => other !== at));
      // The button that was pressed is gone: the keyboard goes on where rows are added.
      add.current?.focus();
    },
  }));
  const missing = sentence('conditions');
  const removal = ({ number, remove }: (typeof rows)[number]) => (
    <IconButton aria-label={t('source.condition.remove', { n: number })} disabled={disabled} onClick={remove}>
      <IconTrash size={20} aria-hidden />
    </IconButton>
  );
  return (
    <SourceSection
      id={titleId}
      title={t('source.conditions')}
      hint={t(isShare ? 'source.conditions.share' : 'source.conditions.hint')}
      fault={missing}
    >
      {rows.length > 0 && !small && (
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '36%' }}>{t('source.column')}</TableCell>
              <TableCell sx={{ width: '24%' }}>{t('source.function')}</TableCell>
              <TableCell>{t('source.values')}</TableCell>
              <TableCell sx={{ width: 56 }}>
                <span hidden>{t('delete')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key} sx={{ verticalAlign: 'top' }}>
                <TableCell>
                  <ColumnField {...row.fields} />
                </TableCell>
                <TableCell>
                  <Stack>
                    <FunctionField {...row.fields} />
                  </Stack>
                </TableCell>
                <TableCell>
                  <Stack>
                    <ValuesField {...row.fields} />
                  </Stack>
                </TableCell>
                <TableCell>{removal(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {small &&
        rows.map((row) => (
          <Stack key={row.key} role="group" aria-label={t('source.condition', { n: row.number })} sx={{ gap: 1 }}>
            <ColumnField {...row.fields} />
            <FunctionField {...row.fields} />
            <ValuesField {...row.fields} />
            <div>{removal(row)}</div>
          </Stack>
        ))}
      {!disabled && (
        <div>
          <Button
            ref={add}
            startIcon={<IconPlus size={18} aria-hidden />}
            disabled={columns.length === 0 || conditions.length >= MOST_CONDITIONS_OF_SOURCE}
            onClick={() => onChange([...conditions, EMPTY_CONDITION])}
          >
            {t('source.condition.add')}
          </Button>
        </div>
      )}
    </SourceSection>
  );
}
