import { QUESTION_BLOCKS } from '@msurvey/domain';
import { z } from 'zod';
import { listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { operation } from './operation.ts';

const cells = z.array(z.record(z.string(), z.string()));
const block = z.object({
  id: z.enum(QUESTION_BLOCKS),
  /** Rows of an XLSForm, in all languages that they have: what is asked, and the lists of choices for it. */
  survey: cells,
  choices: cells,
});
named('QuestionBlock', block);

/** What the designer offers to put into a form. */
export const questionBlocks = {
  questionBlocks: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/blocks',
    permission: 'Form/View',
    summary:
      'Questions that fill the registries, to be put into any form: with the names and lists that bindings look for',
    response: listOf(block),
  }),
};
