/** How much of the server one request, one person and one slow connection may have. */
export interface Limits {
  /** Milliseconds that one statement may run: of a request that reads, of one that writes, of a batch of records. */
  readMs: number;
  writeMs: number;
  ingestMs: number;
  /** Requests that are worked on at a time: of all people, and of one person. */
  atOnce: number;
  ofOnePerson: number;
  /** So many more at a time, for people of whom nothing is worked on: who asks for one small thing does not wait for the large ones. */
  spare: number;
  /** Requests of one person that may wait for that, and for how many milliseconds. */
  waiting: number;
  waitMs: number;
  /** Milliseconds without progress after which a body (or an answer that nobody takes) is given up. */
  stalledMs: number;
  /** Milliseconds until a server that was told to stop has stopped, whatever is still under way. */
  stopMs: number;
}

export const LIMITS: Limits = {
  readMs: 20_000,
  writeMs: 60_000,
  ingestMs: 60_000,
  atOnce: 8,
  ofOnePerson: 4,
  spare: 2,
  waiting: 60,
  waitMs: 10_000,
  stalledMs: 60_000,
  stopMs: 20_000,
};
