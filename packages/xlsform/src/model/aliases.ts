// Catalogue: the names under which XLSForm knows its columns. Aliases map to the path a column stands for.

type Aliases = ReadonlyMap<string, readonly string[]>;
const table = (entries: Record<string, string | string[]>): Aliases =>
  new Map(Object.entries(entries).map(([name, path]) => [name, typeof path === 'string' ? [path] : path]));

const MEDIA = {
  image: ['media', 'image'],
  'big-image': ['media', 'big-image'],
  audio: ['media', 'audio'],
  video: ['media', 'video'],
};

const LIST = { caption: 'label', list_name: 'list name', value: 'name', ...MEDIA };

const SURVEY = {
  ...MEDIA,
  command: 'type',
  tag: 'name',
  value: 'name',
  caption: 'label',
  body: 'control',
  read_only: ['bind', 'readonly'],
  readonly: ['bind', 'readonly'],
  relevant: ['bind', 'relevant'],
  relevance: ['bind', 'relevant'],
  required: ['bind', 'required'],
  constraint: ['bind', 'constraint'],
  calculation: ['bind', 'calculate'],
  calculate: ['bind', 'calculate'],
  constraint_message: ['bind', 'jr:constraintMsg'],
  constraining_message: ['bind', 'jr:constraintMsg'],
  required_message: ['bind', 'jr:requiredMsg'],
  requiredmsg: ['bind', 'jr:requiredMsg'],
  no_app_error_string: ['bind', 'jr:noAppErrorString'],
  noapperrorstring: ['bind', 'jr:noAppErrorString'],
  save_to: ['bind', 'entities:saveto'],
  appearance: ['control', 'appearance'],
  count: ['control', 'jr:count'],
  repeat_count: ['control', 'jr:count'],
  'jr:count': ['control', 'jr:count'],
  autoplay: ['control', 'autoplay'],
  rows: ['control', 'rows'],
  compact_tag: ['instance', 'odk:tag'],
  sms_field: 'sms_field',
  sms_option: 'sms_option',
  sms_separator: 'sms_separator',
  sms_allow_media: 'sms_allow_media',
  sms_date_format: 'sms_date_format',
  sms_datetime_format: 'sms_datetime_format',
  sms_response: 'sms_response',
};

export interface Vocabulary {
  aliases: Aliases;
  /** Columns known under their own name. */
  columns: ReadonlySet<string>;
}

const words = (text: string) => new Set(text.split(' '));

const OPTION: Vocabulary = { aliases: table(LIST), columns: words('name label media sms_option') };

export const VOCABULARIES: Record<string, Vocabulary> = {
  survey: {
    aliases: table(SURVEY),
    columns: words(
      'name label type hint guidance_hint default trigger choice_filter parameters query instance bind control media ' +
        'sms_field choices itemset list_name',
    ),
  },
  choices: OPTION,
  external_choices: OPTION,
  osm: OPTION,
  settings: {
    aliases: table({
      form_title: 'title',
      set_form_title: 'title',
      form_id: 'id_string',
      set_form_id: 'id_string',
      prefix: 'prefix',
    }),
    columns: words(
      'name label type hint bind control media instance flat sms_field add_none_option clean_text_values attribute ' +
        'auto_delete auto_send choices default_language id_string instance_name instance_xmlns namespaces ' +
        'omit_instanceID public_key sms_allow_media sms_date_format sms_datetime_format sms_keyword sms_response ' +
        'sms_separator style submission_url title version allow_choice_duplicates client_editable delimiter prefix',
    ),
  },
  entities: {
    aliases: table({ list_name: 'dataset' }),
    columns: words('dataset entity_id create_if update_if repeat label'),
  },
};

export const SHEETS = new Set(Object.keys(VOCABULARIES));

/** Names an author may have meant by an unknown column of a sheet. */
export function knownColumns(sheet: string): string[] {
  const known = VOCABULARIES[sheet];
  if (!known) return [];
  const extra = sheet === 'survey' ? ['disabled', 'intent'] : sheet === 'settings' ? ['instance_id'] : [];
  return [...known.aliases.keys(), ...known.columns, ...extra];
}

/** What authors call the settings that others write for them. */
export const SETTINGS_HEADERS: Readonly<Record<string, string>> = { id_string: 'form_id', title: 'form_title' };
