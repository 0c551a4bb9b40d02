import { BENEFICIARY_REPORT, type BeneficiaryColumn, type FigureName, PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../figures/programme-answers.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { bodyOf } from './filters-body.ts';
import { type Filters, recounted } from './recounted.ts';
import { tellAll } from './submit-told.ts';
import { TOLD } from './told.ts';

let server: TestServer;
let officer: Actor;
let receivedAt: Date;
const ALL: Filters = { unit: -1, project: -1, year: -1, agency: -1 };

beforeAll(async () => {
  server = await startTestServer();
  receivedAt = await tellAll(server);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

/** Of a row, what the recount of the cards knows, too; no groups were told of. */
const rowOf = (filters: Filters) => {
  const { basicReport, total_beneficiary, total_house_hold } = recounted(TOLD, filters, receivedAt);
  const { house_hold_male_member: _, house_hold_female_member: __, ...counts } = basicReport;
  return { ...counts, total_beneficiary, total_house_hold, groupCount: 0 };
};
async function report(filters: Filters, projectId = PROJECT_PROGRAMME) {
  const { status, body } = await officer.call('beneficiaryReport', { body: bodyOf(filters, projectId) });
  expect(status).toBe(200);
  return body.data;
}

describe('the report Beneficiary', () => {
  it('has a row for each place one level below the chosen one, as a recount says, and what no row holds', async () => {
    for (const unit of [-1, ...UNITS])
      for (const year of [-1, 2025]) {
        const filters = { ...ALL, unit, year };
        const { report: rows, elsewhere, total } = await report(filters);
        const below = UNITS.filter((id) => (unit === -1 ? id < 10 : Math.floor(id / 10) === unit));
        expect(rows.map(({ id }) => id).sort(), JSON.stringify(filters)).toEqual([...below].sort());
        for (const { id, name, ...row } of rows) {
          expect(name).toBe(`Unit ${id}`);
          expect(row, `${id} ${year}`).toEqual(rowOf({ ...filters, unit: id }));
        }
        expect(total).toEqual(rowOf(filters));
        const known = rows.reduce((n, row) => n + row.total_beneficiary, 0);
        expect(elsewhere.total_beneficiary).toBe(total.total_beneficiary - known);
      }
    expect((await report(ALL)).elsewhere).toMatchObject({ total_beneficiary: 1, total_house_hold: 1, male_count: 0 });
  });

  it('has a row of what lies in no place beneath, which opens to exactly those', async () => {
    for (const unit of [-1, 1, 11, 12, 111, 2])
      for (const year of [-1, 2025]) {
        const { elsewhere } = await report({ ...ALL, unit, year });
        for (const [column, figure] of Object.entries(BENEFICIARY_REPORT) as [BeneficiaryColumn, FigureName][]) {
          const operation = figure === 'groups' ? 'figureGroups' : 'figurePeople';
          const { status, body } = await officer.call(operation, {
            body: {
              projectId: PROJECT_PROGRAMME,
              figure,
              unitId: unit === -1 ? null : unit,
              isExact: true,
              ...(year > 0 && { from: year, to: year }),
            },
          });
          expect(status).toBe(200);
          expect(body.meta.figure, `${column} of ${unit} in ${year}`).toBe(elsewhere[column]);
          expect(body.data).toHaveLength(elsewhere[column]);
        }
      }
  });

  it('is of the programme whose project is asked', async () => {
    const { total } = await report(ALL, 1);
    expect(total).toEqual(rowOf({ ...ALL, project: 1 }));
  });
});
