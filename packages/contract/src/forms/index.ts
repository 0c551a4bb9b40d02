import { formDesigner } from './designer.ts';
import { formBuilder, formLibrary } from './library.ts';
import { formMedia } from './media.ts';
import { formImport, projectForms } from './project-forms.ts';

export type { DesignChange, Designer } from './designer.ts';
export type { FormDetail, FormRow } from './project-forms.ts';
export type { FormDiagnostic, FormDifference, FormMedia, FormQuestion, XformRow } from './shapes.ts';

/** The form library and the forms of projects. */
export const forms = { ...formLibrary, ...formBuilder, ...formDesigner, ...formMedia, ...projectForms, ...formImport };
