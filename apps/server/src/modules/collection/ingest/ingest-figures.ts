/** What became of the records that this process was sent; for whoever watches over it. */
export const ingestFigures = {
  outcomes: { stored: 0, refused: 0, failed: 0 },
  /** Set by whoever writes records. */
  waiting: (): number => 0,
};
