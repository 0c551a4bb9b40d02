import type { Diagnostic } from '@msurvey/xlsform';
import type { MediaKind, NeededFile } from '../media/needed-files.ts';
import type { FileItems, ItemColumns } from '../media/read-items.ts';
import type { MediaVerdict } from '../media/sniff.ts';
import type { Difference } from './difference.ts';

/** Texts travel as bytes, which change hands without being copied; the main thread never reads them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface CompileTask {
  kind: 'compile';
  source: { bytes: Uint8Array; fileName: string } | { model: string };
  /** Settings put in the place of the author's own. */
  settings?: Record<string, string>;
  /** Where the form does not say: the id and title by which the library knows it. */
  fallback?: { idString: string; title: string } | undefined;
  /** What the version is called when the form does not say. */
  now: string;
  takenVersions: readonly string[];
  /** The model of the version it is compared with. */
  base?: string | undefined;
  annotate?: boolean;
}

/** What a form is, as far as the library keeps it in columns. */
export interface FormFacts {
  idString: string;
  /** The form itself says what its id is. */
  namesItself: boolean;
  title: string;
  version: string;
  defaultLanguage: string;
  languages: string[];
  questionCount: number;
  media: NeededFile[];
}

/** The wide parts of a version. */
export interface FormParts {
  xml: Bytes;
  hash: string;
  questions: Bytes;
  choices: Bytes;
  /** The file that select_one_external questions read. */
  itemsets: { bytes: Bytes; hash: string } | null;
}

export interface Compiled {
  kind: 'compiled';
  facts: FormFacts;
  diagnostics: Diagnostic[];
  model: Bytes;
  /** Null when there are errors. */
  parts: FormParts | null;
  /** Whether the file can be handed to others as it is: it has nothing that a spreadsheet program would run. */
  isInert: boolean;
  annotated: Bytes | null;
  difference: Difference | null;
}

export interface Unreadable {
  kind: 'unreadable';
  what: string;
}

export type FormTask =
  | CompileTask
  | { kind: 'write'; model: string }
  | { kind: 'questions'; model: string }
  | { kind: 'diff'; from: string; to: string }
  | { kind: 'check-media'; bytes: Uint8Array; name: string; mediaKind: MediaKind }
  | { kind: 'read-items'; bytes: Uint8Array; name: string; columns: ItemColumns };

export interface FormAnswers {
  compile: Compiled | Unreadable;
  write: Bytes;
  questions: { questions: Bytes; defaultLanguage: string; languages: string[] };
  diff: Difference;
  'check-media': MediaVerdict;
  'read-items': FileItems;
}
