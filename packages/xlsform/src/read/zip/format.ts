/** What everybody has to know who reads or writes zip files, here and elsewhere. */
export { crc32 } from './crc32.ts';

/** With what a part, its line in the table of contents, and the end of the table begin. */
export const PART = 0x04034b50;
export const LISTED = 0x02014b50;
export const END = 0x06054b50;
/** The flag that says that names are UTF-8. */
export const UTF8_NAMES = 0x0800;
/** 1 January 1980, the zip epoch: a file that says nothing of when and where it was made. */
export const NO_DATE = 0x21;
