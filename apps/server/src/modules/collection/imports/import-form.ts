import { sheetName } from '#external/xlsx-stream.ts';
import type { FormShape, ShapeQuestion } from '../data/form-shape.ts';
import { RECORDS } from '../exports/plan.ts';
import type { Bind } from './binds.ts';
import { type ChoiceIndex, choiceIndex } from './read-cell.ts';

/** What a cell of a sheet may fill. */
export interface ImportQuestion {
  question: ShapeQuestion;
  choices: ChoiceIndex;
  bind: Bind | undefined;
}

/** A sheet that an import understands: the records, or the items of a repeat. */
export interface ImportTable {
  /** As in the template and in exports. */
  sheet: string;
  repeat: string | null;
  /** The table of the repeat around it, or of the records. */
  parent: string | null;
  questions: ImportQuestion[];
}

export interface ImportForm {
  shape: FormShape;
  binds: ReadonlyMap<string, Bind>;
  /** Records first, then repeats from the outermost on. */
  tables: ImportTable[];
}

/** A note holds no answer; what the compiler made (counts, moments, keys) the form fills by itself. */
const isFilled = ({ kind, type, path, generated, isCurrent }: ShapeQuestion): boolean =>
  kind === 'question' &&
  isCurrent &&
  type !== 'note' &&
  !path.startsWith('meta/') &&
  !(generated && type === 'calculate');

/** The newest version of a form, as sheets. */
export function importForm(shape: FormShape, binds: ReadonlyMap<string, Bind>): ImportForm {
  const tables: ImportTable[] = [{ sheet: RECORDS, repeat: null, parent: null, questions: [] }];
  const taken = [RECORDS];
  for (const question of shape.questions) {
    const around = question.repeats.at(-1) ?? null;
    if (question.kind === 'repeat') {
      // Named as an export names them, which has also those of earlier versions.
      const sheet = sheetName(question.name, taken);
      taken.push(sheet);
      if (question.isCurrent) tables.push({ sheet, repeat: question.path, parent: around, questions: [] });
    } else if (isFilled(question)) {
      const entry = { question, choices: choiceIndex(question), bind: binds.get(question.path) };
      tables.find((table) => table.repeat === around)?.questions.push(entry);
    }
  }
  return { shape, binds, tables };
}
