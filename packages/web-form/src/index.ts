/** Forms in the browser: `<WebForm>`, and the same without a screen. */
export * from './headless.ts';
export type { MapTiles, QuestionComment } from './view/session.ts';
export { useLeaveWarning } from './view/use-dirty.ts';
export { WebForm, type WebFormProps } from './WebForm.tsx';
