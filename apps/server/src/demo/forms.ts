import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { addForm, useForm, workbook } from '../modules/forms/index.ts';
import { FORMS } from './form-library.ts';
import { LISTS } from './form-texts.ts';
import { authorOf, collectorsOf } from './forms.queries.ts';

interface Use {
  form: string;
  projectId: number;
  target: number | null;
  /** Otherwise only published; null: not even that. */
  isActive: boolean | null;
}

/** Which forms each project works with, and how far they have come. */
const USES: Use[] = [
  { form: 'household_survey', projectId: PROJECT_SACP, target: 1200, isActive: true },
  { form: 'training_attendance', projectId: PROJECT_SACP, target: 300, isActive: true },
  { form: 'input_distribution', projectId: PROJECT_SACP, target: 800, isActive: true },
  { form: 'demonstration_plot', projectId: PROJECT_SACP, target: 150, isActive: false },
  { form: 'canal_inspection', projectId: PROJECT_SACP, target: null, isActive: true },
  { form: 'market_price', projectId: PROJECT_SACP, target: null, isActive: null },
  { form: 'household_survey', projectId: PROJECT_RAINS, target: 2000, isActive: true },
  { form: 'crop_cut', projectId: PROJECT_RAINS, target: 240, isActive: true },
  { form: 'dietary_diversity', projectId: PROJECT_RAINS, target: 500, isActive: false },
  { form: 'group_meeting', projectId: PROJECT_PROGRAMME, target: null, isActive: true },
];

/** The library and its use in projects 1, 2 and 61; the same on every installation. */
export async function loadForms(db: Db, organizations: ReadonlyMap<string, number>): Promise<void> {
  const xforms = new Map<string, { id: number; title: string; createdBy: number }>();
  for (const { id, title, description, organization, isDraft = false, survey } of FORMS) {
    const createdBy = await authorOf(db, organization === null ? 'fao.admin' : `${organization.toLowerCase()}.admin`);
    const xformId = await addForm(db, {
      workbook: workbook({ id, title }, survey, LISTS),
      description,
      origin: isDraft ? 'designer' : 'upload',
      organizationId: organization === null ? null : (organizations.get(organization) as number),
      createdBy,
      isDraft,
    });
    xforms.set(id, { id: xformId, title, createdBy });
  }
  for (const { form, projectId, target, isActive } of USES) {
    const { id, title, createdBy } = xforms.get(form) as { id: number; title: string; createdBy: number };
    const userIds = await collectorsOf(db, projectId);
    const flags = { isPublished: isActive !== null, isActive: isActive === true };
    await useForm(db, { projectId, xformId: id, title, createdBy, userIds, target, ...flags });
  }
}
