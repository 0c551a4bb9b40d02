export { add, type NewQuestion } from './add.ts';
export { apply } from './apply.ts';
export { insertBlock, type QuestionBlock } from './blocks.ts';
export { circles } from './circles.ts';
export { type Diagnosis, diagnose, type Finding } from './diagnose.ts';
export { type CellDifference, differences, type RowDifference } from './differences.ts';
export {
  columnsIn,
  emptyDocument,
  fromWorkbook,
  rowOf,
  type SheetKind,
  sheetByKey,
  sheetKindsOf,
  sheetOf,
  toWorkbook,
} from './document.ts';
export {
  type ChoiceField,
  field,
  headerFor,
  headersFor,
  read,
  setChoiceField,
  setField,
  type SurveyField,
} from './fields.ts';
export {
  addLanguage,
  type Completeness,
  completeness,
  isTranslated,
  languages,
  removeLanguage,
  renameLanguage,
  textColumns,
} from './languages.ts';
export {
  addChoices,
  type ChoiceList,
  choiceList,
  choiceLists,
  moveChoices,
  ownList,
  pasteChoices,
  removeChoices,
  removeList,
  renameList,
  useList,
} from './lists.ts';
export { type Conflict, conflicts, operationsOf, rebase } from './merge.ts';
export { choiceCode, freeName, isGoodName, listNames, nameFromLabel, namesIn, questionName } from './names.ts';
export { atEnd, type Place } from './places.ts';
export { TYPES, type TypeFamily, type TypeInfo, typeInfo } from './question-types.ts';
export { randomKey } from './random-key.ts';
export { type Retype, retype } from './retype.ts';
export { type Rule, RULE_KINDS, type RuleKind, rules } from './rules.ts';
export {
  absorb,
  absorbStep,
  type Commit,
  commit,
  type News,
  openSession,
  type Pending,
  redo,
  sending,
  type Session,
  undo,
} from './session.ts';
export { setSettings, setting } from './settings.ts';
export { duplicate, move, moveStep, remove, rename, topmost, unwrap, wrap } from './structure.ts';
export { transliterate } from './transliterate.ts';
export { type OutlineNode, outline, span, type Tree, type TreeNode, tree } from './tree.ts';
export { readTypeCell, type TypeCell } from './type-cells.ts';
export type {
  Applied,
  Change,
  DocumentRow,
  DocumentSheet,
  Edit,
  FormDocument,
  Loss,
  Operation,
  Refusal,
} from './types.ts';
export { namesReferredTo, references, type Use, usersOfList, whereUsed } from './where-used.ts';
