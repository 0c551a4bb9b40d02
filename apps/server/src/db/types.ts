import pg from 'pg';

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

type Parser = (text: string) => unknown;
// The declarations know no array types.
const parserOf = pg.types.getTypeParser as (oid: number, format?: string) => Parser;
const parseTextArray = parserOf(TEXT_ARRAY) as (text: string) => (string | null)[];

/** Ids and counts are numbers to us. A number that JavaScript cannot hold exactly must not pass in silence. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`the database returned ${text}, which is too large for a number`);
}

const OURS = new Map<number, Parser>([
  [builtins.INT8, parseInt8],
  [INT8_ARRAY, (text) => parseTextArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  // A day has no time and no zone: as a Date it would be yesterday west of Greenwich.
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, parseTextArray],
]);

/** For a pool's `types`: pg's own parsers are shared by every user of pg in the process and stay as they are. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format = 'text') =>
    (format === 'text' ? OURS.get(oid) : undefined) ?? parserOf(oid, format)) as typeof pg.types.getTypeParser,
};
