/** At most or at least so much; a figure without one is only told. */
export interface Limit {
  atMost?: number;
  atLeast?: number;
}

export interface Figure {
  figure: string;
  value: number;
  unit: string;
  limit?: Limit;
}

export interface Report {
  figure(name: string, value: number, unit: string, limit?: Limit): void;
  /** What is being done, for whoever waits. */
  note(line: string): void;
}

export interface Bench {
  name: string;
  what: string;
  /** `args`: what was written after the name. */
  run(report: Report, args: string[]): Promise<void>;
}

export const isOver = ({ value, limit }: Figure): boolean =>
  (limit?.atMost !== undefined && value > limit.atMost) || (limit?.atLeast !== undefined && value < limit.atLeast);
