/** Parts every screen shares: props in, nothing fetched, texts in the namespace `ui`. */
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog.tsx';
export { FormDialog, type FormDialogProps } from './dialog/FormDialog.tsx';
export { DayFilter } from './filter/DayFilter.tsx';
export { FilterBar, type FilterChip } from './filter/FilterBar.tsx';
export { FilterSelect } from './filter/FilterSelect.tsx';
export {
  ANYWHERE,
  EVERYWHERE,
  LOCATION_LEVELS,
  type LoadPlaces,
  LocationCascade,
  type LocationLevel,
  type LocationValue,
} from './filter/LocationCascade.tsx';
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
export { MapView } from './map/MapView.tsx';
export type { MapBounds, MapLayer, MapPoint } from './map/types.ts';
export { BackLink } from './page/BackLink.tsx';
export { type Definition, DefinitionList } from './page/DefinitionList.tsx';
export { Delayed, useDelayed } from './page/Delayed.tsx';
export { EmptyState } from './page/EmptyState.tsx';
export { FailedState } from './page/FailedState.tsx';
export { type HeaderAction, MoreMenu, PageHeader } from './page/PageHeader.tsx';
export { type PageTab, PageTabs } from './page/PageTabs.tsx';
export { PanelHeader } from './page/PanelHeader.tsx';
export { CardsSkeleton, FormSkeleton, PageSkeleton } from './page/Skeletons.tsx';
export { type Status, StatusChip } from './page/StatusChip.tsx';
export { SummaryCard } from './page/SummaryCard.tsx';
export { type GridSwitch, SwitchGridRow } from './page/SwitchGridRow.tsx';
export { UploadPanel } from './page/UploadPanel.tsx';
export { DataTable } from './table/DataTable.tsx';
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
