import { SHEETS } from '../model/aliases.ts';
import { distance } from '../text/nearest.ts';

/** Sheets that were probably meant to be called `key`. A leading underscore says that a sheet is meant for nothing. */
export const misspelt = (key: string, names: readonly string[]): string[] =>
  names.filter((name) => !name.startsWith('_') && !SHEETS.has(name) && distance(name.toLowerCase(), key, 2) <= 2);

const SUPPRESS =
  ' If you do not mean to include a sheet, to suppress this message, prefix the sheet name with an underscore. ' +
  "For example 'setting' becomes '_setting'.";

export const misspeltMessage = (key: string, found: string[]): string =>
  `When looking for a sheet named '${key}', the following sheets with similar names were found: ${found.map((n) => `'${n}'`).join(', ')}.${SUPPRESS}`;
