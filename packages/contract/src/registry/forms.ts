import { REGISTRIES } from '@msurvey/domain';
import { z } from 'zod';
import { listOf } from '../envelopes.ts';
import { inHome } from '../entering.ts';
import { operation } from './operation.ts';

/** Where Add and Edit of the registries go. */
export const registryForms = {
  registryForms: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/forms',
    permission: 'signed-in',
    summary: 'The form that fills each registry of a project, and which question fills which column',
    ...inHome.query(),
    response: listOf(
      z.object({
        registry: z.enum(REGISTRIES),
        /** Of the form: the project itself, or its umbrella. */
        projectId: z.number(),
        formId: z.number(),
        xformId: z.number(),
        title: z.string(),
        /** Column → path of the question. */
        questions: z.record(z.string(), z.string()),
      }),
    ),
  }),
};
