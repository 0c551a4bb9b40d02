import type { RowOf } from '~/lib/client.ts';

type Question = RowOf<'formProperties'>;

/** A question as the server describes it, for tests: a plain text, changed as needed. */
export const question = (change: Partial<Question> = {}): Question => ({
  kind: 'question',
  path: '/data/q',
  name: 'q',
  type: 'text',
  dataType: 'string',
  label: {},
  hint: {},
  list: null,
  choices: null,
  choiceCount: null,
  repeats: [],
  groups: [],
  required: false,
  visible: true,
  generated: false,
  ...change,
});
