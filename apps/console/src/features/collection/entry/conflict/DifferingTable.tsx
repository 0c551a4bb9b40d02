import { type Column, DataTable } from '@msurvey/ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { Differing, Side } from '~/features/collection/entry/conflict/compare.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface DifferingTableProps {
  rows: readonly Differing[];
  theirsHeader: string;
  sideOf: (path: string) => Side;
  onChoose: (path: string, side: Side) => void;
  labelOf: (path: string) => string;
  wordsOf: (path: string, value: string | undefined) => string;
}

/** Both answers beside each other; one of each pair is chosen. */
export function DifferingTable({ rows, theirsHeader, sideOf, onChoose, labelOf, wordsOf }: DifferingTableProps) {
  const t = useTexts();
  const answer = (side: Side) => (row: Differing) => {
    const { path } = row;
    const words = wordsOf(path, row[side]) || t('answer.blank');
    return (
      <FormControlLabel
        control={
          <Radio
            size="small"
            name={path}
            checked={sideOf(path) === side}
            onChange={() => onChoose(path, side)}
            slotProps={{
              input: { 'aria-label': t(`conflict.use.${side}`, { question: labelOf(path), answer: words }) },
            }}
          />
        }
        label={words}
        sx={{ overflowWrap: 'anywhere', mr: 0 }}
      />
    );
  };
  const columns: Column<Differing>[] = [
    { id: 'question', header: t('difference.question'), primary: true, value: ({ path }) => labelOf(path) },
    { id: 'mine', header: t('conflict.mine'), primary: true, cell: answer('mine') },
    { id: 'theirs', header: theirsHeader, primary: true, cell: answer('theirs') },
    {
      id: 'changedBy',
      header: t('conflict.changedBy'),
      value: ({ changedBy }) => changedBy && t(`conflict.changedBy.${changedBy}`),
    },
  ];
  return (
    <DataTable
      label={t('conflict.differences')}
      columns={columns}
      rows={rows}
      rowId={({ path }) => path}
      empty={{ text: t('conflict.same'), hint: t('conflict.same.hint') }}
    />
  );
}
