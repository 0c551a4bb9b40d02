/** Questions of the programme that a designer puts into a form in one go: parts of the forms that fill the registries. */
export const QUESTION_BLOCKS = [
  'person',
  'household',
  'membership',
  'group',
  'place',
  'work',
  'participants',
  'beneficiary',
  'plot',
  'production',
  'structure',
  'photos',
] as const;
export type QuestionBlockId = (typeof QUESTION_BLOCKS)[number];
