// Catalogue: the types a designer offers, with what of a row means something for each.

export type TypeFamily = 'text' | 'number' | 'time' | 'choice' | 'place' | 'file' | 'note' | 'hidden' | 'structure';

export interface TypeInfo {
  type: string;
  family: TypeFamily;
  /** Takes its answers from a list, a file or a repeat. */
  hasChoices?: boolean;
  /** People see nothing of it. */
  isHidden?: boolean;
  /** Nothing is answered. */
  hasNoAnswer?: boolean;
  appearances?: readonly string[];
  parameters?: readonly string[];
}

const words = (text: string) => text.split(' ');
const SELECT_LOOKS = words(
  'minimal autocomplete search quick likert list list-nolabel label map columns columns-pack no-buttons image-map',
);
const PLACE_LOOKS = words('maps placement-map');
const PLACE_WAYS = words('capture-accuracy warning-accuracy allow-mock-accuracy');

const seen = (type: string, family: TypeFamily, more: Partial<TypeInfo> = {}): TypeInfo => ({ type, family, ...more });
const hidden = (type: string, more: Partial<TypeInfo> = {}): TypeInfo => ({
  type,
  family: 'hidden',
  isHidden: true,
  ...more,
});

export const TYPES: readonly TypeInfo[] = [
  seen('text', 'text', { appearances: words('multiline numbers url ex: printer masked'), parameters: ['rows'] }),
  seen('integer', 'number', { appearances: words('thousands-sep counter bearing ex:') }),
  seen('decimal', 'number', { appearances: words('thousands-sep bearing ex:') }),
  seen('range', 'number', {
    appearances: words('vertical no-ticks picker rating distress'),
    parameters: words('start end step tick_interval placeholder tick_labelset'),
  }),
  seen('date', 'time', {
    appearances: words('no-calendar month-year year ethiopian coptic islamic bikram-sambat myanmar persian'),
  }),
  seen('time', 'time'),
  seen('dateTime', 'time', { appearances: words('no-calendar') }),
  seen('select_one', 'choice', {
    hasChoices: true,
    appearances: SELECT_LOOKS,
    parameters: words('randomize seed value label'),
  }),
  seen('select_multiple', 'choice', {
    hasChoices: true,
    appearances: SELECT_LOOKS,
    parameters: words('randomize seed value label'),
  }),
  seen('rank', 'choice', { hasChoices: true, parameters: words('randomize seed value label') }),
  seen('select_one_external', 'choice', { hasChoices: true, appearances: SELECT_LOOKS }),
  seen('acknowledge', 'choice'),
  seen('trigger', 'choice'),
  seen('geopoint', 'place', { appearances: PLACE_LOOKS, parameters: PLACE_WAYS }),
  seen('geotrace', 'place', { appearances: PLACE_LOOKS, parameters: words('allow-mock-accuracy incremental') }),
  seen('geoshape', 'place', { appearances: PLACE_LOOKS, parameters: words('allow-mock-accuracy incremental') }),
  seen('image', 'file', {
    appearances: words('annotate draw signature new new-front selfie'),
    parameters: words('max-pixels app'),
  }),
  seen('audio', 'file', { appearances: ['new'], parameters: ['quality'] }),
  seen('video', 'file', { appearances: words('new new-front selfie') }),
  seen('file', 'file'),
  seen('barcode', 'text', { appearances: ['front'] }),
  seen('note', 'note', { hasNoAnswer: true }),
  hidden('calculate'),
  hidden('hidden'),
  hidden('start'),
  hidden('end'),
  hidden('today'),
  hidden('deviceid'),
  hidden('username'),
  hidden('email'),
  hidden('phonenumber'),
  hidden('start-geopoint', { parameters: PLACE_WAYS }),
  hidden('background-audio', { parameters: ['quality'] }),
  hidden('background-geopoint'),
  hidden('audit', {
    hasNoAnswer: true,
    parameters: words(
      'location-priority location-min-interval location-max-age track-changes track-changes-reasons identify-user',
    ),
  }),
  hidden('xml-external', { hasNoAnswer: true }),
  hidden('csv-external', { hasNoAnswer: true }),
  seen('begin_group', 'structure', { hasNoAnswer: true, appearances: words('field-list table-list') }),
  seen('begin_repeat', 'structure', { hasNoAnswer: true, appearances: words('field-list table-list') }),
];

const byType = new Map(TYPES.map((info) => [info.type, info]));

/** What is known of a type; undefined of one that the designer does not offer. */
export const typeInfo = (type: string): TypeInfo | undefined => byType.get(type);
