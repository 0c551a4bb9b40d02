import type { QuestionBlock } from '@msurvey/xlsform/edit';
import {
  type Icon,
  IconBuilding,
  IconCalculator,
  IconCalendar,
  IconCheck,
  IconClock,
  IconEyeOff,
  IconFile,
  IconFileTypeCsv,
  IconFolder,
  IconInfoCircle,
  IconList,
  IconListDetails,
  IconListNumbers,
  IconMapPin,
  IconMusic,
  IconPencil,
  IconPhone,
  IconPhoto,
  IconPolygon,
  IconQrcode,
  IconRepeat,
  IconRoute,
  IconRuler,
  IconSettings,
  IconSignature,
  IconSquareCheck,
  IconTarget,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconWorld,
} from '@msurvey/ui/icons';

/** A block of a library that whoever shows the designer gives it, with its name in the language of the interface. */
export interface LibraryBlock extends QuestionBlock {
  title: string;
}

/** What one may want, in the order of the palette. */
export const AISLES = [
  'words',
  'numbers',
  'choices',
  'time',
  'place',
  'media',
  'blocks',
  'programme',
  'structure',
  'auto',
] as const;
export type Aisle = (typeof AISLES)[number];

export interface PaletteEntry {
  /** Its texts are `type.<id>` and, where that says more, `about.<id>`. */
  id: string;
  aisle: Aisle;
  icon: Icon;
  /** In usual words: `select_one`, `integer`, `begin_group` …; the list stands apart. */
  type: string;
  /** A file that choices come from; without it a question with choices gets a list of its own. */
  list?: string;
  /** Questions that come together, and what the whole is called. */
  block?: LibraryBlock;
  /** The only name that it may have. */
  name?: string;
  /** Cells that it begins with, by canonical column. */
  cells?: Readonly<Record<string, string>>;
}

const entry = (aisle: Aisle, id: string, icon: Icon, type = id, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  aisle,
  icon,
  type,
  ...more,
});
/** Lists that the server makes from the programme; a row's name is its id. */
const listed = (id: string, icon: Icon, list: string, type = 'select_one', label = 'label', look?: string) =>
  entry('programme', id, icon, type, {
    list,
    cells: { parameters: `value=name label=${label}`, ...(look ? { appearance: look } : {}) },
  });
const SEARCHED = 'minimal autocomplete';
/** Enough to read a receipt or see a crop, and sent by an old phone in seconds instead of minutes. */
const PHOTO = { parameters: 'max-pixels=1600' };
const auto = (id: string, icon: Icon = IconSettings, type = id) => entry('auto', id, icon, type);

/** Every type that the compiler knows, under the name of what people want. */
export const PALETTE: readonly PaletteEntry[] = [
  entry('words', 'text', IconPencil),
  entry('words', 'longText', IconListDetails, 'text', { cells: { appearance: 'multiline' } }),
  entry('words', 'phone', IconPhone, 'phone number'),
  entry('words', 'barcode', IconQrcode),
  entry('words', 'note', IconInfoCircle),
  entry('numbers', 'integer', IconListNumbers),
  entry('numbers', 'decimal', IconListNumbers),
  entry('numbers', 'range', IconRuler, 'range', { cells: { parameters: 'start=0 end=10 step=1' } }),
  entry('numbers', 'percentage', IconListNumbers),
  entry('numbers', 'daysInMonth', IconListNumbers, 'number of days in last month'),
  entry('numbers', 'daysInSixMonths', IconListNumbers, 'number of days in last six months'),
  entry('numbers', 'daysInYear', IconListNumbers, 'number of days in last year'),
  entry('choices', 'selectOne', IconList, 'select_one'),
  entry('choices', 'selectMultiple', IconSquareCheck, 'select_multiple'),
  entry('choices', 'rank', IconListNumbers),
  entry('choices', 'selectOneFile', IconFileTypeCsv, 'select_one', { list: 'list.csv' }),
  entry('choices', 'selectMultipleFile', IconFileTypeCsv, 'select_multiple', { list: 'list.csv' }),
  entry('choices', 'selectExternal', IconFileTypeCsv, 'select_one_external'),
  entry('choices', 'acknowledge', IconCheck),
  entry('choices', 'trigger', IconCheck),
  entry('time', 'date', IconCalendar),
  entry('time', 'time', IconClock),
  entry('time', 'dateTime', IconCalendar),
  entry('place', 'geopoint', IconMapPin),
  entry('place', 'geotrace', IconRoute),
  entry('place', 'geoshape', IconPolygon),
  entry('place', 'osm', IconMapPin),
  entry('media', 'image', IconPhoto, 'image', { cells: PHOTO }),
  entry('media', 'signature', IconSignature, 'image', { cells: { appearance: 'signature', ...PHOTO } }),
  entry('media', 'audio', IconMusic),
  entry('media', 'video', IconVideo),
  entry('media', 'file', IconFile),
  listed('member', IconUser, 'members.csv', 'select_one', 'label', SEARCHED),
  listed('members', IconUsers, 'members.csv', 'select_multiple', 'label', SEARCHED),
  listed('registryGroup', IconUsersGroup, 'groups.csv', 'select_one', 'label', SEARCHED),
  listed('division', IconWorld, 'geo_divisions.csv', 'select_one', 'label_both', 'minimal'),
  listed('district', IconWorld, 'geo_districts.csv', 'select_one', 'label_both', 'minimal'),
  listed('upazila', IconWorld, 'geo_upazilas.csv', 'select_one', 'label_both', 'minimal'),
  listed('union', IconWorld, 'geo_unions.csv', 'select_one', 'label_both', 'minimal'),
  listed('agency', IconBuilding, 'agencies.csv'),
  listed('subActivity', IconTarget, 'sub_activities.csv', 'select_one', 'label', SEARCHED),
  entry('structure', 'group', IconFolder, 'begin_group'),
  entry('structure', 'repeat', IconRepeat, 'begin_repeat'),
  entry('structure', 'calculate', IconCalculator),
  entry('structure', 'hidden', IconEyeOff),
  entry('structure', 'csvExternal', IconFileTypeCsv, 'csv-external'),
  entry('structure', 'xmlExternal', IconFileTypeCsv, 'xml-external'),
  auto('start', IconClock),
  auto('end', IconClock),
  auto('today', IconCalendar),
  auto('username', IconUser),
  auto('email', IconUser),
  auto('phonenumber', IconPhone),
  auto('deviceid'),
  auto('subscriberid'),
  auto('simserial'),
  auto('startGeopoint', IconMapPin, 'start-geopoint'),
  auto('backgroundGeopoint', IconMapPin, 'background-geopoint'),
  auto('backgroundAudio', IconMusic, 'background-audio'),
  entry('auto', 'audit', IconSettings, 'audit', { name: 'audit' }),
];

/** What a row would have been called in the palette: by its type, its file and, where that decides, its appearance. */
export function entryOf(type: string, list = '', appearance = ''): PaletteEntry | undefined {
  const same = PALETTE.filter((one) => one.type === type);
  const listed = same.find((one) => one.list !== undefined && one.list === list);
  if (listed) return listed;
  const isFile = /\.(csv|xml|geojson)$/.test(list);
  const words = appearance.split(' ');
  const fitting = same.filter((one) => one.aisle !== 'programme' && (one.list !== undefined) === isFile);
  return fitting.find(({ cells }) => cells?.appearance && words.includes(cells.appearance)) ?? fitting[0];
}

/** What a library offers, as entries beside the others. */
export const entriesOf = (library: readonly LibraryBlock[]): PaletteEntry[] =>
  library.map((block) => entry('blocks', `block.${block.id}`, IconFolder, 'begin_group', { block }));
