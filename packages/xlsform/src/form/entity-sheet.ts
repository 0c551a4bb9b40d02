import type { Problems } from '../diagnostics.ts';
import type { FormModel } from '../model/types.ts';
import { straighten } from '../text/clean.ts';
import { isXmlName } from '../text/names.ts';
import { nearest } from '../text/nearest.ts';
import { references } from '../text/references.ts';
import { NAME_RULE } from './settings.ts';
import { type SheetView, tableOf } from './sheet-view.ts';

/** One row of the entities sheet: what to make or change when the form is sent. */
export interface EntityRow {
  row: number;
  dataset: string;
  entityId?: string;
  createIf?: string;
  updateIf?: string;
  label?: string;
}

export interface EntitySheet {
  view: SheetView;
  rows: Map<string, EntityRow>;
  /** Which datasets refer to a question, by question name. */
  variables: Map<string, string[]>;
}

const COLUMNS = ['list_name', 'entity_id', 'create_if', 'update_if', 'repeat', 'label'];
const KNOWN = new Set(['dataset', ...COLUMNS.slice(1)]);

export function readEntities(model: FormModel, problems: Problems): EntitySheet | undefined {
  const found = tableOf(model, 'entities');
  if (!found || found.sheet.rows.length === 0) return undefined;
  const { sheet, view } = found;
  const rows = new Map<string, EntityRow>();
  const unknown = new Set<string>();
  for (const { row, cells } of sheet.rows) {
    const values = new Map<string, string>();
    for (const header of Object.keys(cells)) {
      const [key = '', second] = view.paths.get(header) ?? [header];
      if (!KNOWN.has(key) || second !== undefined) unknown.add(header);
      else values.set(key, straighten(cells[header] as string));
    }
    const entity: EntityRow = {
      row,
      dataset: values.get('dataset') ?? '',
      entityId: values.get('entity_id'),
      createIf: values.get('create_if'),
      updateIf: values.get('update_if'),
      label: values.get('label'),
    };
    checkEntity(entity, rows, view, problems);
    if (!rows.has(entity.dataset)) rows.set(entity.dataset, entity);
  }
  for (const header of unknown) {
    const message = `The entities sheet knows no column '${header}'. Use ${COLUMNS.join(', ')}.`;
    problems.error('entities.column', message, view.at(1, header, nearest(header, COLUMNS)));
  }
  return { view, rows, variables: variablesOf(rows) };
}

function variablesOf(rows: Map<string, EntityRow>): Map<string, string[]> {
  const variables = new Map<string, string[]>();
  for (const { dataset, entityId, createIf, updateIf, label } of rows.values()) {
    const texts = [entityId, createIf, updateIf, label];
    const names = new Set(texts.flatMap((text) => (text ? (references(text) ?? []) : [])).map((r) => r.name));
    for (const name of names) variables.set(name, [...(variables.get(name) ?? []), dataset]);
  }
  return variables;
}

function checkEntity(entity: EntityRow, rows: Map<string, EntityRow>, view: SheetView, problems: Problems): void {
  const { row, dataset, entityId, createIf, updateIf, label } = entity;
  const fail = (code: string, message: string, column: string) =>
    problems.error(`entities.${code}`, message, view.at(row, column));

  if (dataset === '') fail('no-name', 'Give this entity list a name in the list_name column.', 'dataset');
  else if (dataset.startsWith('__'))
    fail('name', `The entity list name '${dataset}' must not begin with two underscores.`, 'dataset');
  else if (dataset.includes('.'))
    fail('name', `The entity list name '${dataset}' must not contain a period.`, 'dataset');
  else if (!isXmlName(dataset))
    fail('name', `The entity list name '${dataset}' is no XML name. ${NAME_RULE}`, 'dataset');
  else if (rows.has(dataset))
    fail('duplicate', `The entity list '${dataset}' is declared twice. Keep one of the rows.`, 'dataset');

  if (!entityId && updateIf) {
    fail(
      'no-id',
      `To update entities of '${dataset}', say which one in entity_id; to create them, move update_if to create_if.`,
      'entity_id',
    );
  } else if (entityId && createIf && !updateIf) {
    fail(
      'no-update',
      `To create or update entities of '${dataset}', add update_if; to only create them, remove entity_id.`,
      'update_if',
    );
  }
  if (!entityId && !label) {
    fail(
      'no-label',
      `Entities of '${dataset}' need a label when they are created. To update them instead, fill entity_id.`,
      'label',
    );
  }
}
