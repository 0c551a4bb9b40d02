import type { FormQuestion } from '@msurvey/contract';
import type { ChoiceView, QuestionView } from '@msurvey/xlsform';
import { pathWithoutRoot } from '../ingest/form-schema.ts';
import { type NamePart, namingOf } from './record-naming.ts';

type AsAsked = 'kind' | 'name' | 'type' | 'dataType' | 'label' | 'hint' | 'repeats';

export interface ShapeQuestion extends Pick<QuestionView, AsAsked> {
  /** Without the root, as answers are kept. */
  path: string;
  /** Of selects whose choices stand in the form; null for all others. */
  choices: ChoiceView[] | null;
  /** What earlier versions offered from lists of another name: no longer an answer, but still said of old records. */
  formerChoices: ChoiceView[];
  list: string | null;
  /** Of a list in a file, where the form names its columns. */
  itemColumns: NonNullable<FormQuestion['itemColumns']>;
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
  /** How each version calls its records, as far as that can be read. */
  naming: ReadonlyMap<number, NamePart[]>;
}

export interface VersionParts {
  number: number;
  version: string;
  defaultLanguage: string;
  languages: string[];
  questions: FormQuestion[];
  /** Whole lists by name; questions carry only the beginning of a long one. */
  choices: Record<string, ChoiceView[]>;
  /** What its settings call a record. */
  instanceName: string | null;
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
    formerChoices: [],
    list,
    itemColumns: question.itemColumns ?? {},
    repeats: question.repeats.map(pathWithoutRoot),
    required: question.required,
    generated: question.generated,
    isCurrent,
  };
}

/** Choices that an older version had are still answers of its records. */
function withOlderChoices(question: ShapeQuestion, older: ShapeQuestion): void {
  if (!question.choices || !older.choices) return;
  const known = new Set([...question.choices, ...question.formerChoices].map((choice) => choice.name));
  const gone = older.choices.filter((choice) => !known.has(choice.name));
  if (gone.length === 0) return;
  if (question.list === older.list) question.choices = [...question.choices, ...gone];
  else question.formerChoices = [...question.formerChoices, ...gone];
}

/** What a code of a question meant in the newest version that offered it. */
export const choiceOf = ({ choices, formerChoices }: ShapeQuestion, code: string): ChoiceView | undefined =>
  choices?.find(({ name }) => name === code) ?? formerChoices.find(({ name }) => name === code);

/** A form names questions by their names alone; one inside a repeat has many answers and names no record. */
function namingIn({ instanceName, questions }: VersionParts): NamePart[] | undefined {
  if (!instanceName) return undefined;
  const asked = questions.filter(({ kind, repeats }) => kind === 'question' && repeats.length === 0);
  const byName = new Map(asked.map(({ name, path }) => [name, pathWithoutRoot(path)]));
  return namingOf(instanceName, (name) => byName.get(name));
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
  const naming = new Map(
    versions.flatMap((each): [number, NamePart[]][] => {
      const parts = namingIn(each);
      return parts ? [[each.number, parts]] : [];
    }),
  );
  return { version: number, versionText, defaultLanguage, languages, questions: [...byPath.values()], byPath, naming };
}
