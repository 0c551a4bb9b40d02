import type { AnswerLine } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { LabelSources, ListLabels } from '#modules/forms/index.ts';
import type { Answers } from '../ingest/answers.ts';
import { textIn } from '../exports/plan.ts';
import { formLanguage } from './form-language.ts';
import { answerWords } from './answer-words.ts';
import type { FormShape, ShapeQuestion } from './form-shape.ts';
import { formShape } from './known-shapes.ts';
import { type Answered, type FormPlace, listedIn } from './listed.ts';

/** Nobody reads more at a desk; the record's own page shows it whole. */
const MOST_LINES = 2000;
const FILE_TYPES = new Set(['image', 'audio', 'video', 'file', 'background-audio']);
/** They say nothing that a person answered. */
const UNSAID = new Set([
  'note',
  'calculate',
  'hidden',
  'start',
  'end',
  'today',
  'deviceid',
  'username',
  'audit',
  'xml-external',
  'csv-external',
]);

class Lines {
  readonly lines: AnswerLine[] = [];
  /** Questions by the repeat directly around them; null: by none. */
  private readonly inside = new Map<string | null, ShapeQuestion[]>();
  private readonly language: string;
  private readonly answer: ReturnType<typeof answerWords>;

  constructor(
    private readonly shape: FormShape,
    reader: Language,
    listed: ListLabels,
  ) {
    this.answer = answerWords(shape, reader, listed);
    this.language = formLanguage(shape, reader);
    for (const question of shape.questions) {
      const repeat = question.repeats.filter((path) => path !== question.path).at(-1) ?? null;
      this.inside.set(repeat, [...(this.inside.get(repeat) ?? []), question]);
    }
  }

  private text(texts: Record<string, string>): string | undefined {
    return textIn(texts, this.language, this.shape.defaultLanguage);
  }

  private add(kind: AnswerLine['kind'], question: ShapeQuestion, path: string, more: Partial<AnswerLine> = {}): void {
    const label = this.text(question.label) ?? question.name;
    const depth = path.split('/').length - 1;
    this.lines.push({ kind, path, label, depth, type: question.type, answer: null, file: null, ...more });
  }

  /** `scope` is the repeat whose item `answers` is, `at` that item's own path. */
  walk(answers: Answers, scope: string | null, at: string): void {
    for (const question of this.inside.get(scope) ?? []) {
      if (this.lines.length > MOST_LINES) return;
      const { kind, path, type } = question;
      const here = scope === null ? path : at + path.slice(scope.length);
      const value = answers[path];
      if (path.startsWith('meta/') || path === 'meta' || UNSAID.has(type)) continue;
      if (kind === 'group') this.add('group', question, here);
      else if (kind === 'repeat') this.items(question, here, Array.isArray(value) ? value : []);
      else if (value === undefined || Array.isArray(value)) {
        if (question.isCurrent && !question.generated) this.add('question', question, here);
      } else if (!question.generated)
        this.add('question', question, here, {
          answer: this.answer(question, value),
          file: FILE_TYPES.has(type) ? String(value) : null,
        });
    }
  }

  private items(question: ShapeQuestion, here: string, items: readonly Answers[]): void {
    for (const [i, item] of items.entries()) {
      if (this.lines.length > MOST_LINES) return;
      const path = `${here}[${i + 1}]`;
      const label = `${this.text(question.label) ?? question.name} ${i + 1}`;
      this.add('item', question, path, { label });
      this.walk(item, question.path, path);
    }
  }

  /** A heading over nothing is left out. */
  withoutBareHeadings(): AnswerLine[] {
    return this.lines.filter(
      (line, i) => line.kind !== 'group' || (this.lines[i + 1]?.path ?? '').startsWith(`${line.path}/`),
    );
  }
}

/** A record's answers as a person reads them: in the order of the form, with labels in their language where the form has them. */
export async function answerLines(
  sources: LabelSources,
  record: Answered & FormPlace,
  language: Language,
): Promise<{ lines: AnswerLine[]; isCut: boolean }> {
  const shape = await formShape(sources.db, record.xformId);
  if (!shape) return { lines: [], isCut: false };
  const written = new Lines(shape, language, await listedIn(sources, shape, record, [record]));
  written.walk(record.answers, null, '');
  const lines = written.withoutBareHeadings();
  return { lines: lines.slice(0, MOST_LINES), isCut: lines.length > MOST_LINES };
}
