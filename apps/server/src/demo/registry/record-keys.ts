import { DAY_MS, PROJECT_PROGRAMME } from '@msurvey/domain';
import { STANDARD_FORMS } from '#modules/registry/index.ts';
import { scatter } from './chance.ts';

export const formOf = (registry: string) => {
  const form = STANDARD_FORMS.find((one) => one.registry === registry);
  if (!form) throw new Error(`no standard form fills ${registry}`);
  return { id: form.formId, projectId: PROJECT_PROGRAMME, xformId: form.xformId, isArchived: false };
};

/** The same on every installation. */
export const instanceIdOf = (formId: number, n: number): string =>
  `uuid:00000000-0000-4000-8000-${String(formId).padStart(4, '0')}${String(n).padStart(8, '0')}`;

/** In the hours of the day in which people work in Dhaka. */
export const receivedAt = (day: number, n: number): Date =>
  new Date(day * DAY_MS + 4 * 3_600_000 + (scatter(n, 231) % (7 * 60)) * 60_000);
