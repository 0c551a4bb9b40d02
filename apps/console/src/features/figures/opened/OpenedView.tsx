import type { FigureCut } from '@msurvey/contract';
import { type FigureName, FIGURES } from '@msurvey/domain';
import type { Column, RowAction } from '@msurvey/ui';
import { IconFile, IconLink } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FigureFacts, type OpenedMeta } from '~/features/figures/opened/FigureFacts.tsx';
import { figurePath } from '~/features/figures/parts/paths.ts';
import { useCutWords } from '~/features/figures/parts/use-cut-words.ts';
import { useFigureWords } from '~/features/figures/parts/use-figure-words.ts';
import { useTexts } from '~/features/figures/texts.ts';
import { ExportButton } from '~/features/registry/index.ts';
import { api } from '~/lib/client.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { type List, ListView } from '~/lib/list/ListView.tsx';

/** What every opened figure is told. */
export interface OpenedProps {
  projectId: number;
  figure: FigureName;
  cut: FigureCut;
  /** In a panel, which has no address: it offers one. */
  isHere: boolean;
}

interface OpenedViewProps<Row> extends OpenedProps {
  list: List<Row> & {
    filters: { search: string };
    any: { search: string };
    setFilters: (changes: { search?: string }) => void;
    answer?: { meta: OpenedMeta };
  };
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  profile: (row: Row) => RowAction[];
  /** The record that a row was made from; undefined: the reader may not open it. */
  recordOf: (row: Row) => string | undefined;
}

/** A figure with the rows that it was counted from. */
export function OpenedView<Row>(props: OpenedViewProps<Row>) {
  const { projectId, figure, cut, isHere, list, columns, rowId, profile, recordOf } = props;
  const t = useTexts();
  const { nameOf } = useFigureWords();
  const wordsOf = useCutWords(figure);
  const meta = list.answer?.meta;
  const { counts } = FIGURES[figure];
  const title = t(`list.${counts}`);
  const actions = (row: Row): RowAction[] => {
    const href = recordOf(row);
    return [...profile(row), ...(href ? [{ id: 'record', label: t('record'), icon: IconFile, href }] : [])];
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <FigureFacts figure={figure} cut={cut} meta={meta} isFailed={list.table.error !== undefined} />
      <ListView
        list={list}
        isSection
        title={title}
        columns={columns}
        rowId={rowId}
        serial
        actions={actions}
        fields={[
          fieldsOf<{ search: string }>(list).search('search', t('search'), (words) => t('search.chip', { words })),
        ]}
        tools={({ words, count, isMore }) => (
          <>
            {isHere && (
              <Button href={figurePath(projectId, figure, cut)} startIcon={<IconLink size={18} aria-hidden />}>
                {t('link')}
              </Button>
            )}
            {meta?.can.export && (
              <ExportButton
                title={nameOf(figure)}
                words={[...wordsOf(cut, meta.cut), ...words]}
                count={count}
                isMore={isMore}
                start={(type, values) =>
                  api.exportFigure({
                    body: { projectId, ...cut, figure, search: list.filters.search, type, values },
                  })
                }
              />
            )}
          </>
        )}
        empty={{ hint: meta && meta.hidden > 0 ? t('empty.hidden') : t('empty.hint') }}
      />
    </Stack>
  );
}
