import { isXmlName } from '../text/names.ts';
import type { Context } from './context.ts';
import type { FormNode } from './node.ts';
import { plain, type Row } from './row.ts';
import { NAME_RULE } from './settings.ts';

/** A place an entity can be declared in: the survey, a group or a repeat. */
export interface EntityContainer {
  name: string;
  kind: 'survey' | 'group' | 'repeat' | 'loop';
  parent?: EntityContainer;
  node: FormNode;
  /** 1 for the survey itself. */
  depth: number;
}

/** Something in the survey that ties an entity to a place. */
export interface EntityRef {
  container: EntityContainer;
  row: number;
  /** Set for a save_to; the question is set for a reference from the entities sheet. */
  property?: string;
  question?: string;
}

export interface EntityRefs {
  dataset: string;
  row: number;
  refs: EntityRef[];
}

export const saveToOf = (row: Row): string | undefined => plain(row.bind, 'entities:saveto') || undefined;

/** Notes what this row has to do with entities; where they go is decided when all rows are known. */
export function collectEntityRefs(
  context: Context,
  all: Map<string, EntityRefs>,
  container: EntityContainer,
  row: Row,
  name: string,
  isContainer: boolean,
): void {
  const { entities } = context;
  const saveTo = saveToOf(row);
  if (saveTo !== undefined) collectSaveTo(context, all, container, row, saveTo, isContainer);
  for (const dataset of entities?.variables.get(name) ?? []) {
    refsOf(context, all, dataset).refs.push({ container, row: row.row, question: name });
  }
}

function refsOf({ entities }: Context, all: Map<string, EntityRefs>, dataset: string): EntityRefs {
  const known = all.get(dataset);
  if (known) return known;
  const refs = { dataset, row: entities?.rows.get(dataset)?.row ?? 0, refs: [] };
  all.set(dataset, refs);
  return refs;
}

function collectSaveTo(
  context: Context,
  all: Map<string, EntityRefs>,
  container: EntityContainer,
  row: Row,
  saveTo: string,
  isContainer: boolean,
): void {
  const { entities, problems, survey } = context;
  const at = survey.at(row.row, 'bind::entities:saveto');
  const fail = (code: string, message: string, suggestion?: string) =>
    problems.error(`entities.${code}`, message, { ...at, suggestion });
  if (!entities) {
    fail('no-sheet', 'To save entity properties, add an entities sheet and declare an entity there.');
    return;
  }
  const parts = saveTo.split('#');
  if (parts.length > 2) {
    fail('saveto-syntax', "A save_to value must have at most one '#' between list name and property.");
    return;
  }
  if (parts.length === 1 && entities.rows.size > 1) {
    const message = "With more than one entity declared, put the list name before the property: 'my_list#my_property'.";
    fail('saveto-list', message);
    return;
  }
  const property = parts.at(-1) ?? '';
  const dataset = parts.length === 2 ? (parts[0] ?? '') : (entities.rows.keys().next().value ?? '');
  if (!entities.rows.has(dataset)) {
    const near = context.suggest.near(dataset, entities.rows.keys());
    fail('saveto-unknown-list', `The entities sheet declares no list '${dataset}'.`, near && `${near}#${property}`);
    return;
  }
  row.bind?.set('entities:saveto', property);
  const refs = refsOf(context, all, dataset);
  const twin = refs.refs.find((ref) => ref.property === property);
  if (isContainer)
    fail(
      'saveto-container',
      "Groups and repeats can't be saved as entity properties. Move the save_to value to a question.",
    );
  else if (/^(?:name|label)$/i.test(property))
    fail('saveto-reserved', "A save_to property must not be called 'name' or 'label'.");
  else if (property.startsWith('__'))
    fail('saveto-name', `The save_to property '${property}' must not begin with two underscores.`);
  else if (!isXmlName(property)) fail('saveto-name', `The save_to property '${property}' is invalid. ${NAME_RULE}`);
  else if (twin)
    fail(
      'saveto-duplicate',
      `The save_to property '${property}' is already assigned by row ${twin.row}. Remove or rename one of them.`,
    );
  refs.refs.push({ container, row: row.row, property });
}
