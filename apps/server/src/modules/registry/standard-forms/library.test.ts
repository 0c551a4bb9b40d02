import { bindingFaults } from '@msurvey/domain';
import { compile, describe as said, questions } from '@msurvey/xlsform';
import { describe, expect, it } from 'vitest';
import { STANDARD_FORMS, workbookOf } from './library.ts';

describe('the standard forms', () => {
  it('have the ids of the documents', () => {
    const ids = Object.fromEntries(
      STANDARD_FORMS.map(({ registry, formId, xformId }) => [registry, [formId, xformId]]),
    );
    expect(ids).toMatchObject({ group: [150, 527], member: [151, 528], activity: [160, 538] });
    expect(ids).toMatchObject({ production: [165, 543], position: [166, 544] });
    expect(new Set(STANDARD_FORMS.map((form) => form.formId)).size).toBe(9);
  });

  it.each(STANDARD_FORMS)('$title compiles without a warning, in English and Bengali', (form) => {
    const result = compile(workbookOf(form));
    expect(result.diagnostics.map(said)).toEqual([]);
    expect(result.ok).toBe(true);
    for (const question of questions(result.model))
      if (question.visible && Object.keys(question.label).length > 0)
        expect(Object.keys(question.label), question.path).toEqual(['English (en)', 'বাংলা (bn)']);
  });

  it.each(STANDARD_FORMS)('$title binds questions that it has, of the kind that the registry takes', (form) => {
    const bound = Object.fromEntries(Object.entries(form.bound).map(([column, path]) => [column, `/data/${path}`]));
    expect([...bindingFaults(form.registry, bound, questions(compile(workbookOf(form)).model))]).toEqual([]);
  });
});
