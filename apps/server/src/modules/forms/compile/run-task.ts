import { type FormModel, ownSettings, questions, unparse } from '@msurvey/xlsform';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { readItems } from '../media/read-items.ts';
import { checkMedia } from '../media/sniff.ts';
import { compileForm } from './compile-form.ts';
import { differenceOf } from './difference.ts';
import type { Bytes, FormAnswers, FormTask } from './form-task.ts';
import { languagesOf, questionView } from './question-views.ts';

const model = (text: string) => JSON.parse(text) as FormModel;
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

function questionsOf(text: string): FormAnswers['questions'] {
  const form = model(text);
  const views = questions(form);
  const defaultLanguage = ownSettings(form).get('default_language') ?? 'default';
  return {
    questions: bytesOf(JSON.stringify(views.map(questionView))),
    defaultLanguage,
    languages: languagesOf(views, defaultLanguage),
  };
}

function answerOf(task: FormTask): FormAnswers[FormTask['kind']] {
  switch (task.kind) {
    case 'compile':
      return compileForm(task);
    case 'write':
      return new Uint8Array(writeWorkbook(unparse(model(task.model))));
    case 'questions':
      return questionsOf(task.model);
    case 'diff':
      return differenceOf(model(task.from), model(task.to));
    case 'check-media':
      return checkMedia(task.bytes, task.name, task.mediaKind);
    case 'read-items':
      return readItems(task.bytes, task.name, task.columns);
  }
}

/** All bytes anywhere in an answer, each once. */
function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (value instanceof Uint8Array) {
    if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength) found.add(value.buffer);
  } else if (value !== null && typeof value === 'object' && !Array.isArray(value))
    for (const part of Object.values(value)) buffersIn(part, found);
  return found;
}

export function runTask(task: FormTask): { answer: FormAnswers[FormTask['kind']]; transfer: ArrayBuffer[] } {
  const answer = answerOf(task);
  return { answer, transfer: [...buffersIn(answer)] };
}
