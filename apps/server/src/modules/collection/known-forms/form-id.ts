/**
 * Phones know a form by one id, but one definition may be used in several projects: there they get it under an id that
 * also names its use, and what comes back leads to the right project.
 */
export const servedFormId = (idString: string, formId: number): string => `${idString}.f${formId}`;

const SERVED = /^(.*)\.f([1-9]\d{0,9})$/s;
const LARGEST_ID = 2_147_483_647;

export interface NamedForm {
  idString: string;
  /** Null: a plain id, as the definition itself has. */
  formId: number | null;
}

export function readFormId(text: string): NamedForm {
  const [, idString = '', number = ''] = SERVED.exec(text) ?? [];
  const formId = Number(number);
  return idString && formId <= LARGEST_ID ? { idString, formId } : { idString: text, formId: null };
}
