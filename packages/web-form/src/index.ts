/** Forms in the browser: `<WebForm>`, and the same without a screen. */
export * from './headless.ts';
export type { FormLayout } from './view/FormHeader.tsx';
export type { MapTiles, QuestionComment } from './view/session.ts';
export { WebForm } from './WebForm.tsx';
export type { SubmitOutcome, WebFormProps } from './web-form-props.ts';
