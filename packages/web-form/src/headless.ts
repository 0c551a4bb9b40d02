/** Forms without a screen: in a browser, or in Node after `@msurvey/web-form/node`. */
export { answerOf, setAnswer, setFile } from './engine/answer.ts';
export { type AnswerNow, answersNow, watchAnswers } from './engine/answers-now.ts';
export type { ListRows } from './engine/list-rows.ts';
export { loadEngine } from './engine/load-engine.ts';
export type { NamedChoice } from './engine/named-choices.ts';
export type { LostAnswer } from './engine/lost-answer.ts';
export { openForm } from './engine/open-form.ts';
export { type InstanceReading, readInstance } from './engine/read-instance.ts';
export {
  type Draft,
  type Serialized,
  type Submission,
  serializeDraft,
  serializeSubmission,
  type Violation,
  violationsOf,
} from './engine/serialize.ts';
export { controlsOf, findNode, pathOf } from './engine/tree.ts';
export type {
  Filler,
  GivenInstance,
  OpenedForm,
  OpenOptions,
  OpenResult,
  Refusal,
  ResolveFile,
} from './engine/types.ts';
