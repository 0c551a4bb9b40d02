// @ts-expect-error jsdom comes without types
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { hasRecordedCases, validCases } from './recorded.ts';

interface Exception {
  reason: string;
  error: RegExp;
  count: number;
}

/** Forms the reference accepts and the engine does not load, by what the engine says. Each number is exact. */
const EXCEPTIONS: Exception[] = [
  {
    reason: 'comparison signs of an instance() path in a label are escaped twice, as the reference writes them',
    error: /syntax error: instance\("c1"\).*&lt;/,
    count: 8,
  },
  {
    reason: 'the calculation is no XPath; the reference does not look inside expressions (we warn)',
    error: /syntax error: (?:\$\(myField\)|because )/,
    count: 2,
  },
  { reason: 'the quotes of an expression do not match (we warn)', error: /syntax error: pulldata\(/, count: 1 },
  {
    reason: 'the choice filter names a column with a double colon (we warn)',
    error: /syntax error: .*label::/,
    count: 1,
  },
  {
    reason: 'the engine does not know the function enclosed-area() yet',
    error: /'enclosed-area' is not defined/,
    count: 1,
  },
  {
    reason: 'a group without a question is a leaf to the engine',
    error: /Unexpected body element for nodeset/,
    count: 1,
  },
];

const TABLE = 'name,label\na,A\n';
const attachment = async () => new Response(TABLE, { headers: { 'content-type': 'text/csv' } });

/** The engine wants a browser's DOM. */
async function loadEngine() {
  const { window } = new JSDOM('<!doctype html>');
  Object.assign(globalThis, { DOMParser: window.DOMParser, document: window.document, Node: window.Node });
  (globalThis as Record<string, unknown>).__dirname ??= '/';
  return import('@getodk/xforms-engine');
}

describe.skipIf(!hasRecordedCases('forms in the ODK engine'))('in the ODK web engine', { timeout: 300_000 }, () => {
  it('every produced form loads, apart from the listed exceptions', async () => {
    const { loadForm, constants } = await loadEngine();
    const { compile } = await import('../conformance-adapter.mjs');
    const errors: string[] = [];
    for (const { id, workbook, options } of validCases()) {
      const { xml } = compile(workbook, { formName: options?.form_name, defaultLanguage: options?.default_language });
      try {
        const missingResourceBehavior = constants.MISSING_RESOURCE_BEHAVIOR.BLANK;
        const loaded = await loadForm(xml, { fetchFormAttachment: attachment, missingResourceBehavior });
        if (loaded.status === 'failure') throw loaded.error;
        loaded.createInstance();
      } catch (error) {
        errors.push(`${id}: ${(error as Error).message.split('\n')[0]}`);
      }
    }
    const left = EXCEPTIONS.map(({ reason, error }) => ({ reason, count: errors.filter((e) => error.test(e)).length }));
    expect(left).toEqual(EXCEPTIONS.map(({ reason, count }) => ({ reason, count })));
    expect(errors.filter((e) => !EXCEPTIONS.some(({ error }) => error.test(e)))).toEqual([]);
  });
});
