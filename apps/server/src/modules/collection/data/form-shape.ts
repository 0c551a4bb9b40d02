import type { FormQuestion } from '@msurvey/contract';
import type { ChoiceView, Texts } from '@msurvey/xlsform';
import { pathWithoutRoot } from '../ingest/form-schema.ts';

export interface ShapeQuestion {
  kind: 'question' | 'group' | 'repeat';
  /** Without the root, as answers are kept. */
  path: string;
  name: string;
  type: string;
  dataType: string;
  label: Texts;
  hint: Texts;
  /** Of selects whose choices stand in the form; null for all others. */
  choices: ChoiceView[] | null;
  list: string | null;
  /** Paths of the repeats around it, outermost first. */
  repeats: string[];
  required: FormQuestion['required'];
  generated: boolean;
  /** False: only versions before the newest have it. */
  isCurrent: boolean;
}

/** Everything that a form's records can hold, over all its versions, in the order of the newest. */
export interface FormShape {
  version: number;
  versionText: string;
  defaultLanguage: string;
  languages: string[];
  questions: ShapeQuestion[];
  byPath: ReadonlyMap<string, ShapeQuestion>;
}

export interface VersionParts {
  number: number;
  version: string;
  defaultLanguage: string;
  languages: string[];
  questions: FormQuestion[];
  /** Whole lists by name; questions carry only the beginning of a long one. */
  choices: Record<string, ChoiceView[]>;
}

/** They stand in columns of their own. */
const OWN_COLUMNS = new Set(['meta/instanceID', 'meta/deprecatedID', 'meta/instanceName']);
const SELECTS = /^(select_one|select_multiple|rank)/;

function toShape(question: FormQuestion, lists: Record<string, ChoiceView[]>, isCurrent: boolean): ShapeQuestion {
  const list = question.list ?? null;
  const whole = list !== null && Object.hasOwn(lists, list) ? lists[list] : undefined;
  return {
    kind: question.kind,
    path: pathWithoutRoot(question.path),
    name: question.name,
    type: question.type,
    dataType: question.dataType,
    label: question.label,
    hint: question.hint,
    choices: SELECTS.test(question.type) ? (whole ?? question.choices ?? null) : null,
    list,
    repeats: question.repeats.map(pathWithoutRoot),
    required: question.required,
    generated: question.generated,
    isCurrent,
  };
}

/** Choices that an older version had are still answers of its records. */
function withOlderChoices(question: ShapeQuestion, older: ShapeQuestion): void {
  if (!question.choices || !older.choices || question.list !== older.list) return;
  const known = new Set(question.choices.map((choice) => choice.name));
  const gone = older.choices.filter((choice) => !known.has(choice.name));
  if (gone.length > 0) question.choices = [...question.choices, ...gone];
}

/** Versions newest first. */
export function shapeOf(versions: readonly VersionParts[]): FormShape | undefined {
  const [newest] = versions;
  if (!newest) return undefined;
  const byPath = new Map<string, ShapeQuestion>();
  for (const version of versions) {
    for (const question of version.questions) {
      const shape = toShape(question, version.choices, version === newest);
      const known = byPath.get(shape.path);
      if (OWN_COLUMNS.has(shape.path)) continue;
      if (known) withOlderChoices(known, shape);
      else byPath.set(shape.path, shape);
    }
  }
  const languages = [...new Set(versions.flatMap((version) => version.languages))];
  const { number, version: versionText, defaultLanguage } = newest;
  return { version: number, versionText, defaultLanguage, languages, questions: [...byPath.values()], byPath };
}
