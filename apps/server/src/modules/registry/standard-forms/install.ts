import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { addForm, addVersion, useForm } from '#modules/forms/index.ts';
import { saveBinding } from '../bindings/binding.queries.ts';
import { bindMore, collectorsOf, installedForms, outdatedForms } from './install.queries.ts';
import { STANDARD_FORMS, type StandardForm, workbookOf } from './library.ts';

/** The compiler calls every form's root so, unless its settings say otherwise. */
const ROOT = '/data';
const withRoot = (bound: Record<string, string>) =>
  Object.fromEntries(Object.entries(bound).map(([column, path]) => [column, `${ROOT}/${path}`]));

async function install(db: Db, form: StandardForm, known: { xforms: Set<number>; forms: Set<number> }): Promise<void> {
  const { xformId, formId, title, description, registry, bound } = form;
  if (!known.xforms.has(xformId))
    await addForm(db, {
      id: xformId,
      workbook: workbookOf(form),
      description,
      origin: 'standard',
      organizationId: null,
      createdBy: null,
    });
  if (known.forms.has(formId)) return;
  const userIds = await collectorsOf(db, PROJECT_PROGRAMME, form.follows ?? []);
  const use = { projectId: PROJECT_PROGRAMME, xformId, title, createdBy: null, userIds, target: null };
  await useForm(db, { ...use, id: formId, isPublished: true, isActive: true });
  const binding = { projectId: PROJECT_PROGRAMME, formId, registry, questions: withRoot(bound), isMain: true };
  await saveBinding(db, binding);
}

/**
 * An installation that has an earlier version of a standard form gets the newest one, beside those that it has: records and
 * phones that name an earlier version stay right. What only the new version asks is bound; what staff bound stays.
 */
async function upgrade(db: Db): Promise<void> {
  for (const { xformId, number, paths } of await outdatedForms(db, STANDARD_FORMS)) {
    const form = STANDARD_FORMS.find((one) => one.xformId === xformId);
    if (!form) continue;
    await addVersion(db, xformId, number, workbookOf(form));
    const asked = Object.entries(withRoot(form.bound)).filter(([, path]) => !paths.includes(path));
    if (asked.length > 0) await bindMore(db, { projectId: PROJECT_PROGRAMME, ...form }, Object.fromEntries(asked));
  }
}

/**
 * The forms that fill the registries, on every installation. A form that staff replaced, renamed, rebound or deleted stays
 * as they left it.
 */
export async function installStandardForms(db: Db): Promise<void> {
  const known = await installedForms(
    db,
    STANDARD_FORMS.map((form) => form.xformId),
    STANDARD_FORMS.map((form) => form.formId),
  );
  await upgrade(db);
  for (const form of STANDARD_FORMS) await install(db, form, known);
}
