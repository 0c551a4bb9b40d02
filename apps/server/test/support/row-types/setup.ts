import { afterAll, expect, inject } from 'vitest';
import { checkNews } from './check.ts';
import { noteFinished } from './ledger.ts';
import { recordStatements } from './record.queries.ts';

recordStatements();

// Registered before those of the file, so it comes after them, when the file has executed all that it will.
afterAll(async () => {
  const faults = await checkNews({ ...inject('postgres'), database: 'msurvey_described' });
  noteFinished(expect.getState().testPath ?? '');
  expect(faults, 'row types that are not what their statements return').toEqual([]);
});
