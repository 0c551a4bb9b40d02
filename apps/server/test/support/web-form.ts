/**
 * The console's web form without a screen, as tests of the server use it. Its sources want the types of a browser, which the
 * server must not have: hence the name that the compiler does not follow, and what is used of it written down here.
 */
export interface ListRows {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Opening {
  /** Forms that were read already with the same lists. */
  read?: Map<string, unknown>;
  attachments?: (name: string) => Promise<Blob | null>;
  instance?: {
    kind: 'submission' | 'draft';
    xml: string;
    files?: (name: string) => Promise<Blob | null>;
    lists?: Record<string, ListRows>;
    nameChoice?: (path: string, code: string) => string | undefined;
  };
}

interface Opened {
  root: unknown;
  lostAnswers: readonly { path: string; value: string }[];
  keptAnswers: readonly { path: string; value: string }[];
}

interface Choices {
  currentState: { value: readonly string[]; valueOptions: readonly { value: string; label: { asString: string } }[] };
}

export interface WebForm {
  openForm(
    xml: string,
    options: Opening,
  ): Promise<{ status: 'opened'; form: Opened } | { status: 'refused'; reason: string; detail: string }>;
  serializeSubmission(
    form: Opened,
  ): Promise<
    | { status: 'complete'; submission: { xml: string } }
    | { status: 'incomplete'; violations: { path: string; condition: string }[] }
  >;
  readInstance(xml: string): { answers: { path: string; value: string }[] } | null;
  findNode(root: unknown, path: string): Choices | null;
  setAnswer(node: unknown, text: string): boolean;
}

const NAME: string = '@msurvey/web-form/node';
export const loadWebForm = async (): Promise<WebForm> => (await import(NAME)) as WebForm;
