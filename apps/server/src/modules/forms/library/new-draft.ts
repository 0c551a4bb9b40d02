import type { FormModel, Workbook } from '@msurvey/xlsform';
import { parse } from '@msurvey/xlsform';

/** A form with nothing asked yet: the sheets and columns that a designer fills. */
export function newModel(idString: string, title: string): FormModel {
  const workbook: Workbook = {
    sheets: [
      { name: 'survey', headers: ['type', 'name', 'label', 'hint', 'required', 'relevant', 'constraint'], rows: [] },
      { name: 'choices', headers: ['list_name', 'name', 'label'], rows: [] },
      {
        name: 'settings',
        headers: ['form_id', 'form_title'],
        rows: [{ row: 2, cells: { form_id: idString, form_title: title } }],
      },
    ],
  };
  return parse(workbook);
}
