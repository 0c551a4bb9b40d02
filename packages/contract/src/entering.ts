import { z } from 'zod';
import { id } from './shapes.ts';

/** Where the id of the form, or of the project, stands that an operation enters. */
export const ofForm = {
  query: { from: 'query', field: 'formId' },
  body: { from: 'body', field: 'formId' },
} as const;
export const ofProject = {
  query: { from: 'query', field: 'projectId' },
  body: { from: 'body', field: 'projectId' },
} as const;
/** What the operation works on lives in the project's home. */
export const ofHome = {
  query: { ...ofProject.query, home: true },
  body: { ...ofProject.body, home: true },
} as const;

type Shape = z.ZodRawShape;
type Nothing = Record<never, never>;
const inQuery =
  <E extends object, I extends Shape>(entered: E, ids: I) =>
  <S extends Shape = Nothing>(more: S = {} as S) => ({ ...entered, query: z.object(ids).extend(more) });
const inBody =
  <E extends object, I extends Shape>(entered: E, ids: I) =>
  <S extends Shape = Nothing>(more: S = {} as S) => ({ ...entered, body: z.object(ids).extend(more) });

const formId = { formId: id };
const projectId = { projectId: id };
/** `...inForm.body({ title })`: the form's id is sent, with what stands beside it, and the form is entered by it. */
export const inForm = {
  query: inQuery({ form: ofForm.query }, formId),
  body: inBody({ form: ofForm.body }, formId),
};
export const inProject = {
  query: inQuery({ project: ofProject.query }, projectId),
  body: inBody({ project: ofProject.body }, projectId),
};
export const inHome = {
  query: inQuery({ project: ofHome.query }, projectId),
  body: inBody({ project: ofHome.body }, projectId),
};
