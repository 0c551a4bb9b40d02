export { type CompileResult, compile, compileModel } from './compile.ts';
export { type Diagnostic, describe, type Severity } from './diagnostics.ts';
export { diff, type FormDiff, type QuestionRef } from './diff.ts';
export type { ChoiceChanges, ChoiceRef } from './diff-choices.ts';
export { ownSettings, withSettings } from './edit-settings.ts';
export type { CompileOptions } from './form/settings.ts';
export type {
  Column,
  FormModel,
  Item,
  ItemKind,
  ModelSheet,
  SurveySheet,
  TableKind,
  TableSheet,
} from './model/types.ts';
export { parse } from './parse/index.ts';
export { type ChoiceView, type QuestionView, questions, type Texts } from './questions.ts';
export { unparse } from './unparse.ts';
export type { Sheet, SheetRow, Workbook } from './workbook.ts';
