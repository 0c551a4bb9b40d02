import { REGISTRIES } from '@msurvey/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, listOf } from '../shapes.ts';
import { ofQuery } from './shapes.ts';

/** Where Add and Edit of the registries go. */
export const registryForms = {
  registryForms: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/forms',
    domain: 'registry',
    permission: 'signed-in',
    summary: 'The form that fills each registry of a project, and which question fills which column',
    project: ofQuery,
    query: z.object({ projectId: id }),
    response: listOf(
      z.object({
        registry: z.enum(REGISTRIES),
        formId: z.number(),
        xformId: z.number(),
        title: z.string(),
        /** Column → path of the question. */
        questions: z.record(z.string(), z.string()),
      }),
    ),
  }),
};
