// Catalogue: what each question type becomes. Many spellings are legacy, but forms in the field use them.

export interface QuestionType {
  /** Element in the form body; none for questions nobody sees. */
  tag?: string;
  mediatype?: string;
  bind?: Readonly<Record<string, string>>;
  hint?: string;
}

const TYPES = new Map<string, QuestionType>();
const define = (spellings: string[], type: QuestionType) => {
  for (const spelling of spellings) TYPES.set(spelling, type);
};
const input = (type: string, ...spellings: string[]) => define(spellings, { tag: 'input', bind: { type } });
const upload = (mediatype: string, ...spellings: string[]) =>
  define(spellings, { tag: 'upload', mediatype, bind: { type: 'binary' } });
const preload = (kind: string, type: string, parameter: string, ...spellings: string[]) =>
  define(spellings, { bind: { type, 'jr:preload': kind, 'jr:preloadParams': parameter } });
const bounded = (spelling: string, constraint: string, hint?: string, type = 'int') =>
  define([spelling], { tag: 'input', bind: { type, constraint }, hint });

input('string', 'text', 'string', 'q string', 'add text prompt', 'select one external');
input('int', 'integer', 'int', 'q int', 'add integer prompt');
input('decimal', 'decimal', 'q decimal', 'add decimal prompt');
input('date', 'date', 'q date', 'add date prompt');
input('time', 'time');
input('dateTime', 'dateTime', 'datetime', 'date time', 'q dateTime', 'q date time');
input('dateTime', 'add dateTime prompt', 'add date time prompt');
input('geopoint', 'geopoint', 'gps', 'location', 'q geopoint', 'q location', 'add location prompt');
input('geotrace', 'geotrace', 'q geotrace');
input('geoshape', 'geoshape', 'q geoshape');
input('barcode', 'barcode', 'q barcode', 'add barcode prompt');
define(['note', 'q note', 'add note prompt'], { tag: 'input', bind: { type: 'string', readonly: 'true()' } });

upload('image/*', 'photo', 'image', 'q image', 'q picture', 'add image prompt');
upload('audio/*', 'audio', 'q audio', 'add audio prompt');
upload('video/*', 'video', 'q video', 'add video prompt');
upload('application/*', 'file', 'add file prompt');
upload('osm/*', 'osm');

define(['acknowledge', 'q acknowledge', 'add acknowledge prompt'], { tag: 'trigger', bind: { type: 'string' } });
define(['trigger'], { tag: 'trigger' });
define(['calculate', 'q calculate', 'add calculate prompt', 'hidden'], { bind: { type: 'string' } });

define(['select one', 'select one using', 'add select one prompt using', 'q select1'], {
  tag: 'select1',
  bind: { type: 'string' },
});
define([
  'select all that apply',
  'select all that apply from',
  'select multiple from',
  'select multiple using',
  'add select multiple prompt using',
  'q select',
], { tag: 'select', bind: { type: 'string' } });
define(['rank'], { tag: 'odk:rank', bind: { type: 'odk:rank' } });
define(['range'], { tag: 'range', bind: { type: 'int' } });

preload('timestamp', 'dateTime', 'start', 'start', 'start time', 'get start time');
preload('timestamp', 'dateTime', 'end', 'end', 'end time', 'get end time');
preload('date', 'date', 'today', 'today', 'get today');
preload('property', 'string', 'deviceid', 'deviceid', 'device id', 'get device id', 'imei');
preload('property', 'string', 'subscriberid', 'subscriberid', 'subscriber id', 'get subscriber id');
preload('property', 'string', 'simserial', 'simserial', 'sim id', 'get sim id');
preload('property', 'string', 'phonenumber', 'phonenumber', 'get phone number');
preload('property', 'string', 'username', 'username');
preload('property', 'string', 'email', 'email');
for (const name of ['subscriberid', 'phonenumber', 'simserial', 'deviceid', 'username', 'email']) {
  preload('property', 'string', `uri:${name}`, `uri:${name}`);
}

bounded('percentage', '0 <= . and . <= 100');
bounded('number of days in last month', '0 <= . and . <= 31', 'Enter a number 0-31.');
bounded('number of days in last six months', '0 <= . and . <= 183', 'Enter a number 0-183.');
bounded('number of days in last year', '0 <= . and . <= 365', 'Enter a number 0-365.');
bounded('phone number', "regex(., '^\\d*$')", 'Enter numbers only.', 'string');

define(['audit'], { bind: { type: 'binary' } });
define(['start-geopoint'], { tag: 'action', bind: { type: 'geopoint' } });
define(['background-audio'], { tag: 'action', bind: { type: 'binary' } });
define(['background-geopoint'], { tag: 'trigger', bind: { type: 'geopoint' } });
define(['csv-external', 'xml-external'], {});

export const QUESTION_TYPES: ReadonlyMap<string, QuestionType> = TYPES;

/** Spellings replaced by another before anything else looks at the type. */
export const TYPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['imei', 'deviceid'],
  ['image', 'photo'],
  ['add image prompt', 'photo'],
  ['add photo prompt', 'photo'],
  ['add audio prompt', 'audio'],
  ['add video prompt', 'video'],
  ['add file prompt', 'file'],
]);

/** Rows of these types set something of the whole form; their name cell is the value. */
export const SETTING_TYPES: ReadonlyMap<string, string> = new Map([
  ['form_title', 'title'],
  ['set_form_title', 'title'],
  ['form_id', 'id_string'],
  ['set_form_id', 'id_string'],
  ['prefix', 'prefix'],
]);

export const isExternalInstance = (type: string): boolean => type === 'csv-external' || type === 'xml-external';
