import { checkExpressions } from './check/expressions.ts';
import { checkForm } from './check/form.ts';
import { checkHeaders } from './check/headers.ts';
import { checkReferences } from './check/references.ts';
import { applySearch } from './check/search.ts';
import { checkTranslations } from './check/translations.ts';
import { describe, type Diagnostic, Problems } from './diagnostics.ts';
import { emit } from './emit/document.ts';
import { lower } from './form/lower.ts';
import { type CompileOptions, readSettings } from './form/settings.ts';
import { itemsetsCsv } from './itemsets.ts';
import type { FormModel } from './model/types.ts';
import { parse } from './parse/index.ts';
import { lacksLanguageTag } from './text/languages.ts';
import { Suggester } from './text/nearest.ts';
import { unparse } from './unparse.ts';
import type { Workbook } from './workbook.ts';

export interface CompileResult {
  ok: boolean;
  /** The XForm; absent when there are errors. */
  xml?: string;
  model: FormModel;
  /** Everything found, errors and warnings, by no means only the first. */
  diagnostics: Diagnostic[];
  /** The warnings every XLSForm compiler gives, as lines of text. */
  warnings: string[];
  /** Content of itemsets.csv, for forms with select_one_external. */
  itemsets?: string;
}

/** Workbook → XForm. Whatever an author got wrong comes back as diagnostics. */
export function compile(workbook: Workbook, options: CompileOptions = {}): CompileResult {
  return compileParsed(parse(workbook), options);
}

/** The same for a document somebody has edited. Its rows are numbered anew, so that diagnostics can point at them. */
export function compileModel(model: FormModel, options: CompileOptions = {}): CompileResult {
  return compile(unparse(model), options);
}

function compileParsed(model: FormModel, options: CompileOptions): CompileResult {
  const problems = new Problems();
  checkHeaders(model, problems);
  const settings = readSettings(model, options, problems);
  const lowered = lower(model, settings, problems, new Suggester());
  let xml: string | undefined;
  let itemsets: string | undefined;
  if (lowered) {
    const { form, context } = lowered;
    checkTranslations(model, context.orOther, problems);
    const complained = checkReferences(model, context);
    checkExpressions(model, context);
    applySearch(form, context);
    checkForm(form, context);
    const emitted = emit(form, problems, complained);
    xml = emitted.xml;
    warnLanguages(emitted.languages, problems);
    if (form.externalSelect) itemsets = itemsetsCsv(model);
  }
  return result(model, problems, xml, itemsets);
}

function result(model: FormModel, problems: Problems, xml?: string, itemsets?: string): CompileResult {
  const diagnostics = problems.list;
  const ok = !problems.failed;
  const warnings = diagnostics.filter((d) => d.severity === 'warning' && !goesBeyond(d)).map(describe);
  return { ok, ...(ok ? { xml, itemsets } : {}), model, diagnostics, warnings };
}

/** Warnings other compilers do not give: they belong in the editor, not among those a form is known by. */
const goesBeyond = (found: Diagnostic): boolean => found.code.startsWith('hint.') || found.code.startsWith('xpath.');

function warnLanguages(languages: string[], problems: Problems): void {
  const bad = languages.filter(lacksLanguageTag);
  if (bad.length === 0) return;
  const message = `The following language declarations do not contain valid machine-readable codes: ${bad.join(', ')}. Learn more: http://xlsform.org#multiple-language-support`;
  problems.warn('translations.language-tag', message);
}
