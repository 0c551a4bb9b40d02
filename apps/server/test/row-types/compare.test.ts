import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Claim, Property } from '../support/row-types/claim.ts';
import { compare } from '../support/row-types/compare.ts';
import { openDescriber } from '../support/row-types/describe.queries.ts';
import * as statements from './statements.queries.ts';

let describer: Awaited<ReturnType<typeof openDescriber>>;
beforeAll(async () => {
  describer = await openDescriber({ ...inject('postgres'), database: 'msurvey_described' });
});
afterAll(() => describer.end());

const is = (kind: string): Property => ({ kinds: [kind], isNullable: false, isOptional: false });
const maybe = (kind: string): Property => ({ ...is(kind), isNullable: true });

/** What is wrong with a row type, for a statement that was executed and gave nulls in these columns. */
async function faultsOf(text: string, row: Claim['row'], nulls: string[] = []): Promise<string[]> {
  const claim = { name: 'x', place: 'x', file: 'x', owner: 'x', pieces: [text], row };
  const faults = compare(claim, await describer.describe(text), new Set(nulls));
  return faults.map((fault) => fault.replace('x: ', ''));
}
const NEVER_NULL = 'and the row type says that it never is';

describe('a row type', () => {
  it('that is what PostgreSQL returns has no faults', async () => {
    const row = {
      id: is('number'),
      name: is('string'),
      parentId: maybe('number'),
      at: is('Date'),
      ids: is('number[]'),
    };
    expect(await faultsOf(statements.PLAIN, row)).toEqual([]);
  });

  it('has every column of the statement, and no other', async () => {
    expect(await faultsOf(statements.ONE_NAME, { title: is('string') })).toEqual([
      'the row type has “title”, which the statement does not return',
      'the statement returns “name”, which the row type does not have',
    ]);
  });

  it('may leave open whether there is a column', async () => {
    const open = { ...is('string'), isOptional: true };
    expect(await faultsOf(statements.ONE_NAME, { name: is('string'), title: open })).toEqual([]);
  });

  it('has the kind of value that our parsers make: a decimal is text, a day is text, a large number is a number', async () => {
    const row = { decimal: is('number'), day: is('Date'), large: is('number'), json: is('Date'), texts: is('string') };
    expect(await faultsOf(statements.KINDS, row)).toEqual([
      '“decimal” is numeric, here string, and not number',
      '“day” is date, here string, and not Date',
      '“json” is jsonb, here anything, and not Date',
      '“texts” is _text, here string[], and not string',
    ]);
  });

  it('says that a value may be null where its table says so', async () => {
    expect(await faultsOf(statements.NULLABLE, { parentId: is('number') })).toEqual([
      `“parentId” may be null, ${NEVER_NULL}`,
    ]);
    expect(await faultsOf(statements.NULLABLE_LEFT_OUT, { parentId: is('number') })).toEqual([]);
    expect(await faultsOf(statements.NULLABLE_SET, { parentId: is('number') })).toHaveLength(1);
  });

  it('says that a value may be null where an outer join can leave it empty', async () => {
    const row = { id: is('number'), parent: is('string') };
    expect(await faultsOf(statements.OUTER_JOIN, row)).toEqual([`“parent” may be null, ${NEVER_NULL}`]);
    expect(await faultsOf(statements.OUTER_JOIN, { ...row, parent: maybe('string') })).toEqual([]);
    expect(await faultsOf(statements.INNER_JOIN, row)).toEqual([]);
  });

  it('is not compared with a statement that PostgreSQL refuses, nor does it spoil the next', async () => {
    await expect(describer.describe(statements.REFUSED)).rejects.toThrow('nowhere');
    expect(await faultsOf(statements.ONE_NAME, { name: is('string') })).toEqual([]);
  });

  it('says that an expression may be null as soon as a null was seen', async () => {
    expect(await faultsOf(statements.EXPRESSION, { largest: is('number') })).toEqual([]);
    expect(await faultsOf(statements.EXPRESSION, { largest: is('number') }, ['largest'])).toEqual([
      `“largest” was null, ${NEVER_NULL}`,
    ]);
  });
});
