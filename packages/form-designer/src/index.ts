/** The designer of forms: builds any XLSForm by hand. It knows no server: document, rights and preview are given. */
export { FormDesigner } from './FormDesigner.tsx';
export type { FormDesignerProps, KeptState } from './props.ts';
export type { LibraryBlock } from './palette/catalogue.ts';
export { Designer } from './state/designer.ts';
export type { FormState, StateSource } from './states/source.ts';
export { VIEWS, type ViewName } from './state/use-view.ts';
export type { PreviewAnswer } from './views/hidden-rows.ts';
export type { PreviewComponent } from './views/PreviewPane.tsx';
