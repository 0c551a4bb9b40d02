/** Forms in the browser: `<WebForm>`, and the same without a screen. */
export * from './headless.ts';
export type { FormLayout } from './view/FormHeader.tsx';
export type { MapTiles, QuestionComment } from './view/session.ts';
export { useLeaveWarning } from './view/use-dirty.ts';
export { type SubmitOutcome, WebForm, type WebFormProps } from './WebForm.tsx';
