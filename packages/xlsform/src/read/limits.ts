/** What a workbook may cost. Everything is counted while reading; sizes that a file declares about itself are not believed. */
export interface ReadLimits {
  /** Bytes of the file as uploaded. */
  fileBytes: number;
  /** Bytes that come out of the file's compressed parts, all parts together. */
  inflatedBytes: number;
  /** Parts inside an .xlsx package. */
  parts: number;
  sheets: number;
  /** Per sheet. */
  rows: number;
  columns: number;
  /** Cells with a value, all sheets together. */
  cells: number;
  /** Characters of one cell; 32,767 is what Excel itself allows. */
  cellLength: number;
}

/** 32 MiB inflated is twelve times the XML of a 3000-row form in five languages and is inflated well within a second. */
export const DEFAULT_LIMITS: ReadLimits = {
  fileBytes: 10 * 1024 * 1024,
  inflatedBytes: 32 * 1024 * 1024,
  parts: 2000,
  sheets: 100,
  rows: 100_000,
  columns: 1000,
  cells: 1_000_000,
  cellLength: 32_767,
};
