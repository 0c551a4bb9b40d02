import type { Problems } from '../diagnostics.ts';
import type { FormModel } from '../model/types.ts';
import { straighten, yesNo } from '../text/clean.ts';
import { isXmlName } from '../text/names.ts';
import { tableOf } from './sheet-view.ts';

export interface CompileOptions {
  /** Name of the root element, where the settings sheet gives none. */
  formName?: string | null;
  defaultLanguage?: string | null;
  /** Id and title, where the settings sheet gives none; otherwise the file's stem. */
  fallbackFormName?: string | null;
  /** Title, where the settings sheet gives none; otherwise the id. */
  fallbackTitle?: string | null;
  /** Version of the form, whatever the settings sheet says. */
  version?: string | null;
}

export interface Settings {
  /** Name of the sheet as the author wrote it. */
  sheet: string;
  values: Map<string, string>;
  /** `attribute::x` columns: attributes of the root element, as they are. */
  attributes: Map<string, string>;
  /** `instance::x` columns: the same with references resolved. */
  instance: Map<string, string>;
  rootName: string;
  id: string;
  title: string;
  defaultLanguage: string;
  cleanTexts: boolean;
}

const BOTH_IDS =
  'The form_id and id_string column headers are both specified in the settings sheet provided. This may cause errors ' +
  'during conversion. In future, its best to avoid specifying both column headers in the settings sheet.';

const stem = (file: string | undefined) => file?.replace(/^.*[/\\]/, '').replace(/(.)\.[^.]*$/, '$1');

export function readSettings(model: FormModel, options: CompileOptions, problems: Problems): Settings {
  const values = new Map<string, string>();
  const attributes = new Map<string, string>();
  const instance = new Map<string, string>();
  const found = tableOf(model, 'settings');
  const headers = new Set(found?.sheet.columns.map((column) => column.header));
  const both = headers.has('id_string') && headers.has('form_id');
  const row = found?.sheet.rows[0];
  if (both && row)
    problems.warn('settings.two-ids', BOTH_IDS, { sheet: found?.sheet.name, row: 1, column: 'id_string' });

  for (const { header, path } of found?.sheet.columns ?? []) {
    if (!row || !Object.hasOwn(row.cells, header) || (both && header === 'id_string')) continue;
    const value = straighten(row.cells[header] as string);
    const [key = '', attribute] = path;
    if (path.length === 1) values.set(key, value);
    else if (attribute !== undefined && key === 'attribute') attributes.set(attribute, value);
    else if (attribute !== undefined && key === 'instance') instance.set(attribute, value);
  }

  if (options.version != null) values.set('version', options.version);
  const name = values.get('name');
  if (name !== undefined && !isXmlName(name)) {
    const at = found?.view.at(row?.row ?? 2, 'name');
    problems.error('settings.name', `The form name '${name}' is no XML name. ${NAME_RULE}`, at);
  }
  const formName = options.formName ?? undefined;
  if (formName !== undefined && !isXmlName(formName)) {
    problems.error('settings.form-name', `The form name '${formName}' is no XML name. ${NAME_RULE}`);
  }
  const id = values.get('id_string') ?? options.fallbackFormName ?? stem(model.fileName) ?? 'data';
  return {
    sheet: found?.sheet.name ?? 'settings',
    values,
    attributes,
    instance,
    rootName: name ?? formName ?? 'data',
    id,
    title: values.get('title') ?? options.fallbackTitle ?? id,
    defaultLanguage: values.get('default_language') ?? options.defaultLanguage ?? 'default',
    cleanTexts: yesNo(values.get('clean_text_values')) ?? true,
  };
}

export const NAME_RULE =
  'Names must begin with a letter or underscore. After the first character, names may contain letters, digits, ' +
  'underscores, hyphens, or periods.';
