import {
  type Cut,
  FIGURE_NAMES,
  FIGURES,
  fiscalSpan,
  NO_SUB_ACTIVITY,
  PROJECT_PROGRAMME,
  wholeProject,
} from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedBehind } from '../../src/modules/figures/cut/counted-behind.queries.ts';
import { valuesOf } from '../../src/modules/figures/cut/values.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { busiestYears, fullestUnits, someWork } from './cuts.queries.ts';

let server: TestServer;
const db = () => server.context.database.db;
const all = wholeProject(PROJECT_PROGRAMME);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

async function agree(cut: Cut): Promise<Record<string, number>> {
  const values = (await valuesOf(db(), FIGURE_NAMES, cut)) as Record<string, number>;
  const behind: Record<string, number> = {};
  for (const name of FIGURE_NAMES) behind[name] = await countedBehind(db(), FIGURES[name], cut);
  expect(values, JSON.stringify(cut)).toEqual(behind);
  return values;
}

describe('a figure', () => {
  it('is what the records behind it come to, in the whole project, and most are not zero there', async () => {
    const values = await agree(all);
    const empty = Object.entries(values).filter(([, value]) => value === 0);
    expect(empty.length, empty.map(([name]) => name).join(', ')).toBeLessThan(FIGURE_NAMES.length / 3);
  });

  it('is so at every level of the geography, in each programme and in a year', async () => {
    const [year = 0] = await busiestYears(db(), PROJECT_PROGRAMME);
    const span = { from: year, to: year };
    for (const unit of await fullestUnits(db(), PROJECT_PROGRAMME))
      for (const programme of [null, 1, 2]) {
        await agree({ ...all, unit, programme });
        await agree({ ...all, unit, programme, span });
      }
  });

  it('is so of what lies in no place beneath the chosen one', async () => {
    await agree({ ...all, isExact: true });
    for (const unit of await fullestUnits(db(), PROJECT_PROGRAMME))
      await agree({ ...all, unit, isExact: true, span: { from: 2025, to: 2026 } });
  });

  it('is so over years and over months, also where a fiscal year ends', async () => {
    const [year = 0] = await busiestYears(db(), PROJECT_PROGRAMME);
    await agree({ ...all, span: { from: year - 1, to: year } });
    await agree({ ...all, span: fiscalSpan(year - 1) });
    await agree({ ...all, span: { from: year * 100 + 11, to: (year + 1) * 100 + 2 } });
  });

  it('is so of one agency, of some sub-activities and of a kind', async () => {
    const { agencyId, subActivityIds } = await someWork(db(), PROJECT_PROGRAMME);
    await agree({ ...all, agencyId });
    await agree({ ...all, subActivityIds: subActivityIds.slice(0, 2) });
    await agree({ ...all, subActivityIds: subActivityIds.slice(0, 1) });
    await agree({ ...all, subActivityIds: subActivityIds.slice(0, 1), programme: 1, agencyId });
    await agree({ ...all, subActivityIds: [NO_SUB_ACTIVITY] });
    await agree({ ...all, subActivityIds: [NO_SUB_ACTIVITY, ...subActivityIds] });
    await agree({ ...all, kind: 'vegetables' });
    await agree({ ...all, kind: '', crop: '' });
    await agree({ ...all, crop: 'mustard' });
    await agree({ ...all, kind: 'canal', programme: 1 });
  });
});
