import { call } from '../../scripts/testing/api.ts';
import { PROJECT } from '../registry/made.ts';
import { tokenFor } from '../support/token.ts';

export const path = (figure: string, query = '') => `/project/${PROJECT}/figures/${figure}${query}`;
/** People of two years: few enough that no other test registers one of them. */
export const YEARS = { from: 2019, to: 2020 };
export const WOMEN = path('people.female', `?from=${YEARS.from}&to=${YEARS.to}`);

export async function valueOf(url: string, figure: string, cut: object): Promise<number> {
  const token = await tokenFor(url, 'me.officer');
  const { body } = await call<{ data: Record<string, number> }>(url, token, 'POST', '/project/figures/values', {
    projectId: PROJECT,
    figures: [figure],
    ...cut,
  });
  return body.data[figure] ?? 0;
}
