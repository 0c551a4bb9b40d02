/** Parts every screen shares: props in, nothing fetched, texts in the namespace `ui`. */
export { Chart, type ChartProps } from './chart/Chart.tsx';
export { ProgressRing, type ProgressRingProps } from './chart/ProgressRing.tsx';
export type { ChartCategory, ChartDatum, ChartSeries } from './chart/types.ts';
export { CancelActions } from './dialog/CancelActions.tsx';
export { CloseAction } from './dialog/CloseAction.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog.tsx';
export { FormDialog, type FormDialogProps } from './dialog/FormDialog.tsx';
export { SidePanel } from './dialog/SidePanel.tsx';
export { DayFilter } from './filter/DayFilter.tsx';
export { FilterBar, type FilterChip } from './filter/FilterBar.tsx';
export { chipsOf, type FilterField, FilterFields } from './filter/FilterFields.tsx';
export { FilterSelect } from './filter/FilterSelect.tsx';
export { SearchField } from './filter/SearchField.tsx';
export { AutocompleteField, MultiSelectField } from './form/AutocompleteField.tsx';
export { CheckboxField } from './form/CheckboxField.tsx';
export { DateField } from './form/DateField.tsx';
export { Form, useSubmit } from './form/Form.tsx';
export type { Option } from './form/options.ts';
export { PasswordField } from './form/PasswordField.tsx';
export { SelectField } from './form/SelectField.tsx';
export { setServerErrors } from './form/server-errors.ts';
export { SwitchField } from './form/SwitchField.tsx';
export { TextField, type TextFieldProps } from './form/TextField.tsx';
export { type FieldProps, useField } from './form/use-field.ts';
export { AreaMap, type AreaMapProps } from './map/AreaMap.tsx';
export { PlaceMap, type PlaceMapProps } from './map/PlaceMap.tsx';
export { PointMap, type PointMapProps } from './map/PointMap.tsx';
export { boundsOf } from './map/bounds.ts';
export { MapView } from './map/MapView.tsx';
export type { MapArea, MapBounds, MapHome, MapLayer, MapPlace, MapPoint, MapTiles } from './map/types.ts';
export {
  type CellChange,
  type CellKind,
  type CellValue,
  cellKey,
  drawnRows,
  Grid,
  type GridColumn,
  type GridGroup,
  type GridHeader,
  type GridProps,
  readNumber,
  useEdits,
  useViewport,
  type ValueOf,
} from './grid/index.ts';
export { WideDialog } from './dialog/WideDialog.tsx';
export { BackLink } from './page/BackLink.tsx';
export { type Definition, DefinitionList } from './page/DefinitionList.tsx';
export { Delayed, useDelayed } from './page/Delayed.tsx';
export { DropZone } from './page/DropZone.tsx';
export { EmptyState } from './page/EmptyState.tsx';
export { FailedState } from './page/FailedState.tsx';
export type { HeaderAction } from './page/HeaderButton.tsx';
export { NoticeButton } from './page/NoticeButton.tsx';
export { MoreMenu, PageHeader } from './page/PageHeader.tsx';
export { type PageTab, PageTabs } from './page/PageTabs.tsx';
export { PaperSection } from './page/PaperSection.tsx';
export { PanelHeader } from './page/PanelHeader.tsx';
export { CardsSkeleton, FormSkeleton, PageSkeleton } from './page/Skeletons.tsx';
export { type Status, StatusChip } from './page/StatusChip.tsx';
export { SummaryCard } from './page/SummaryCard.tsx';
export { type GridSwitch, SwitchGridRow } from './page/SwitchGridRow.tsx';
export { UploadPanel } from './page/UploadPanel.tsx';
export { saveFile } from './save-file.ts';
export { type Catalogues, type PackageText, usePackageTexts } from './use-package-texts.ts';
export { useWarnOnClose } from './use-warn-on-close.ts';
export { DataTable } from './table/DataTable.tsx';
export { InLine } from './table/InLine.tsx';
export { REMOVAL } from './table/removal.ts';
export { stickyColumn } from './table/sticky-column.ts';
export { PagingBar } from './table/PagingBar.tsx';
export { PagingLine } from './table/PagingLine.tsx';
export type {
  Approval,
  Column,
  DataTableProps,
  Paging,
  RowAction,
  RowId,
  Selection,
  Sort,
} from './table/types.ts';
