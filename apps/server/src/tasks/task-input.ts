/** What every task is started with, beside its own input. */
export interface TaskInput {
  /** The language of the screens when it was started: in it the owner is told how it ended. */
  interface: string;
  /** What the owner calls it: the form's title. */
  name: string;
  /** In which words they are told of work that leaves no file; without it: that the registry follows its records. */
  ended?: 'youth';
}
