import {
  chipsOf,
  DataTable,
  type DataTableProps,
  type FilterField,
  FilterFields,
  type HeaderAction,
  PageHeader,
  PanelHeader,
} from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { ArrangeButton } from '~/lib/list/arrange/ArrangeButton.tsx';
import { arranged } from '~/lib/list/arrange/arrangement.ts';
import { useArrangement } from '~/lib/list/arrange/use-arrangement.ts';
import { type EmptyTexts, useEmpty } from '~/lib/list/use-empty.tsx';

type OfTable = 'rows' | 'paging' | 'sort' | 'onSort' | 'refreshing' | 'error' | 'onRetry';
/** Of a `useList`, what its screen shows. */
export interface List<Row> {
  table: Pick<DataTableProps<Row>, OfTable>;
  chosen: readonly string[];
  clearFilters: () => void;
  count?: number;
  counted?: number;
  isMore?: boolean;
}

/** What the filters leave, in words and number: what an export says it will hold. */
export interface Narrowed {
  words: readonly string[];
  count: number | undefined;
  isMore: boolean | undefined;
}

interface ListViewProps<Row> extends Omit<DataTableProps<Row>, OfTable | 'label' | 'empty'> {
  list: List<Row>;
  title: string;
  /** The name under which each person's own arrangement of it is kept: columns, density, views. Without it there is none. */
  keptAs?: string;
  /** What the table is called, where that is not its title. */
  label?: string;
  /** The whole screen: with the title of a page, and this line beneath it. */
  page?: { subtitle?: ReactNode; more?: readonly HeaderAction[] };
  /** Part of a screen that has other parts: its title names it. */
  isSection?: boolean;
  /** How many, where that is not what the table pages through. */
  count?: number;
  /** False: the title has no number beside it. */
  isCounted?: boolean;
  /** Beside the title. */
  beside?: ReactNode;
  fields?: readonly FilterField[];
  /** Instead of fields: a bar of its own kind. */
  bar?: ReactNode;
  /** The one primary action; also the first step where there is nothing yet. */
  add?: HeaderAction;
  /** The first step, where the primary action stands elsewhere. */
  firstStep?: HeaderAction;
  /** The primary action, where it is no first step. */
  action?: HeaderAction;
  /** Other buttons: export, desks. */
  tools?: (narrowed: Narrowed) => ReactNode;
  /** Between the title and the filters. */
  warning?: ReactNode;
  /** Between the filters and the table. */
  note?: ReactNode;
  empty: EmptyTexts;
  /** Its dialogs. */
  children?: ReactNode;
}

/** A list as every screen has it: title and count, actions, filters with their chips, table, pages, and what to do when it is empty. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const {
    list,
    title,
    keptAs,
    label = title,
    page,
    isSection,
    fields = [],
    add,
    tools,
    note,
    empty,
    children,
    ...table
  } = props;
  const { count = list.count, isCounted = true, beside, bar, warning, firstStep = add, action = add, ...rest } = table;
  const id = useId();
  const kept = useArrangement(keptAs);
  const words = chipsOf(fields).map((chip) => chip.label);
  const head = { title, count: isCounted ? count : undefined, beside, action };
  const buttons = (
    <>
      {tools?.({ words, count: list.counted, isMore: list.isMore })}
      {keptAs !== undefined && <ArrangeButton columns={rest.columns} {...kept} />}
    </>
  );
  return (
    <Stack {...(isSection && { component: 'section', 'aria-labelledby': id })} sx={{ gap: 1.5 }}>
      {page ? (
        <PageHeader {...head} {...page}>
          {buttons}
        </PageHeader>
      ) : (
        <PanelHeader {...head} id={id}>
          {buttons}
        </PanelHeader>
      )}
      {warning}
      {fields.length > 0 && <FilterFields fields={fields} onClearAll={list.clearFilters} />}
      {bar}
      {note}
      <DataTable
        {...rest}
        {...list.table}
        columns={arranged(rest.columns, kept.arrangement)}
        isCompact={kept.arrangement.isCompact}
        label={label}
        empty={useEmpty(list, empty, firstStep)}
      />
      {children}
    </Stack>
  );
}
