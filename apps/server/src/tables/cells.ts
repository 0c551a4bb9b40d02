/** How a file format writes cells; an empty text is an empty cell. */
export interface Cells {
  text(text: string): string;
  /** Also one that is written as text already. */
  number(value: number | string): string;
  day(text: string): string;
  moment(milliseconds: number): string;
}

/** A table that takes rows of ready cells; whoever writes much waits for what it returns. */
export interface Table {
  row(cells: readonly string[]): Promise<void> | undefined;
}
