import type { Problems } from '../diagnostics.ts';
import type { FormModel, TableKind } from '../model/types.ts';
import { straighten, yesNo } from '../text/clean.ts';
import { isXmlName } from '../text/names.ts';
import { hasReference } from '../text/references.ts';
import type { Settings } from './settings.ts';
import { type SheetView, tableOf } from './sheet-view.ts';
import { addText, type Text } from './text.ts';

export interface Choice {
  row: number;
  name: string;
  label?: Text;
  media?: Map<string, Text>;
  smsOption?: string;
  /** Columns of the author's own, for choice filters. */
  extras: [column: string, value: string][];
}

export interface ChoiceList {
  name: string;
  choices: Choice[];
  /** Only used through search(): its items stand in the body and it needs no instance. */
  searched?: boolean;
}

export type ChoiceLists = Map<string, ChoiceList>;

/** Reads a sheet of lists. Rows that belong to no list are notes of the author. */
export function readLists(model: FormModel, kind: TableKind, language: string): ChoiceLists {
  const lists: ChoiceLists = new Map();
  const found = tableOf(model, kind);
  if (!found) return lists;
  const dropped = new Set(badColumns(found.view));
  for (const { row, cells } of found.sheet.rows) {
    const choice: Choice = { row, name: '', extras: [] };
    let list: string | undefined;
    for (const header of Object.keys(cells)) {
      const path = found.view.paths.get(header);
      const key = path?.[0];
      if (!path || key === undefined || dropped.has(key)) continue;
      const value = straighten(cells[header] as string);
      if (key === 'list name') list = value;
      else addChoiceCell(choice, path, value, language);
    }
    if (list === undefined) continue;
    const known = lists.get(list);
    if (known) known.choices.push(choice);
    else lists.set(list, { name: list, choices: [choice] });
  }
  return lists;
}

function addChoiceCell(choice: Choice, path: readonly string[], value: string, language: string): void {
  const [key = '', second, third] = path;
  if (key === 'name' && second === undefined) choice.name = value;
  else if (key === 'label')
    choice.label = second === undefined ? value : addText(choice.label, second, value, language);
  else if (key === 'media') {
    if (second === undefined) return;
    choice.media ??= new Map();
    choice.media.set(second, addText(choice.media.get(second), third, value, language));
  } else if (key === 'sms_option') choice.smsOption = value;
  else if (second === undefined) choice.extras.push([key, value]);
}

/** Choice columns become elements, so a column that cannot be one is left out. */
function badColumns(view: SheetView): string[] {
  return [...new Set(view.columns.map((column) => column.path[0] ?? ''))].filter(
    (name) => name !== 'list name' && !isXmlName(name),
  );
}

const LEARN = 'Learn more: https://xlsform.org/en/#setting-up-your-worksheets';

export function checkLists(lists: ChoiceLists, model: FormModel, settings: Settings, problems: Problems): void {
  const view = tableOf(model, 'choices')?.view;
  if (!view) return;
  for (const column of badColumns(view)) {
    const message = `On the 'choices' sheet, the '${column}' value is invalid. Column headers must not be empty and must not contain spaces. ${LEARN}`;
    problems.warn('choices.column', message, view.at(1, column));
  }
  const duplicates = yesNo(settings.values.get('allow_choice_duplicates')) ?? false;
  for (const { name: list, choices } of lists.values()) {
    const seen = new Set<string>();
    for (const { row, name, label } of choices) {
      if (name === '') {
        problems.error('choices.no-name', `Give this choice of the list '${list}' a name.`, view.at(row, 'name'));
        continue;
      }
      if (label === undefined) {
        const message = `On the 'choices' sheet, the 'label' value is invalid. Choices should have a label. ${LEARN}`;
        problems.warn('choices.no-label', message, view.at(row, 'label'));
      }
      if (!duplicates && seen.has(name)) {
        const message = `The list '${list}' already has a choice named '${name}'. Rename one of them, or set allow_choice_duplicates to yes.`;
        problems.error('choices.duplicate', message, view.at(row, 'name'));
      }
      seen.add(name);
    }
  }
}

/** Labels with media, translations or references cannot stand in the instance; they go through itext. */
export const needsItext = (list: ChoiceList): boolean =>
  list.choices.some(
    ({ media, label }) => media !== undefined || label instanceof Map || (label !== undefined && hasReference(label)),
  );
