import type { Language } from '@msurvey/domain';
import type { ConnectionOptions } from '#db/connection-options.ts';
import type { ExportFacts } from './about.ts';
import type { LabelsToFind } from './find-labels.ts';
import type { Codebook } from './codebook.ts';
import type { BatchStatement } from './export.queries.ts';
import type { ExportPlan } from './plan.ts';

/** What the thread that writes is given. */
export interface ExportTask {
  connection: ConnectionOptions;
  statement: BatchStatement;
  plan: ExportPlan;
  codebook: Codebook;
  facts: ExportFacts;
  language: Language;
  format: 'xlsx' | 'csv';
  /** Its own: everything in it goes when the export ends. */
  folder: string;
}

/** What the thread says: how many records are written, which labels it needs; at the end, where the file is and what kind it has become. */
export type ExportMessage =
  | { written: number }
  | { asked: LabelsToFind[] }
  | { path: string; extension: 'xlsx' | 'csv' | 'zip'; records: number };
