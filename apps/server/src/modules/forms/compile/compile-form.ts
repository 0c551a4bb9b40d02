import { createHash } from 'node:crypto';
import {
  type CompileOptions,
  type CompileResult,
  compile,
  compileModel,
  type Diagnostic,
  type FormModel,
  ownSettings,
  parse,
  questions,
  type Workbook,
  withSettings,
} from '@msurvey/xlsform';
import { annotate } from '@msurvey/xlsform/annotate';
import { activeContent, readWorkbook } from '@msurvey/xlsform/read';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { neededFiles } from '../media/needed-files.ts';
import { differenceOf } from './difference.ts';
import type { Bytes, Compiled, CompileTask, FormFacts, FormParts, Unreadable } from './form-task.ts';
import { freeVersion, idOf, identityFaults, titleOf } from './identity.ts';
import { choiceLists, countQuestions, languagesOf, questionView } from './question-views.ts';

const encode = (text: string): Bytes => new TextEncoder().encode(text);
/** As phones compare what they have with what there is. */
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const NOTHING_ASKED: Diagnostic = {
  code: 'form.no-questions',
  severity: 'error',
  message: 'The form asks nothing. Add at least one question.',
  sheet: 'survey',
};
const MACROS = 'It contains macros. Save it as an Excel workbook without macros (.xlsx).';

interface Source {
  compile(options: CompileOptions): CompileResult;
  /** What it says of itself. */
  settings: ReadonlyMap<string, string>;
  fileName: string;
  /** What the reader noticed. */
  read: Diagnostic[];
  file: { bytes: Uint8Array; workbook: Workbook; isInert: boolean } | null;
}

function fromFile({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): Source | Unreadable {
  const { workbook, diagnostics } = readWorkbook(bytes, fileName);
  if (!workbook) return { kind: 'unreadable', what: diagnostics.at(-1)?.message ?? '' };
  const active = activeContent(bytes);
  // The file is handed on to colleagues, who would run them.
  if (active.macros) return { kind: 'unreadable', what: MACROS };
  const settings = parse({ sheets: workbook.sheets.filter(({ name }) => /^settings$/i.test(name)) });
  return {
    compile: (options) => compile(workbook, options),
    settings: ownSettings(settings),
    fileName,
    read: diagnostics,
    file: { bytes, workbook, isInert: !active.formulas },
  };
}

function fromModel(text: string, settings: Record<string, string> | undefined): Source {
  const own = JSON.parse(text) as FormModel;
  const model = settings ? withSettings(own, settings) : own;
  return {
    compile: (options) => ({ ...compileModel(model, options), model }),
    settings: ownSettings(model),
    fileName: model.fileName ?? 'form.xlsx',
    read: [],
    file: null,
  };
}

/** The author's own workbook with its faults; where it would run something, one with the same texts. */
function annotated({ file, fileName }: Source, found: Diagnostic[]): Bytes | null {
  if (!file || found.length === 0) return null;
  const bytes = file.isInert ? file.bytes : writeWorkbook(file.workbook);
  return new Uint8Array(annotate(bytes, found, { fileName }));
}

/** Everything that is asked of a workbook or model, in one go. */
export function compileForm(task: CompileTask): Compiled | Unreadable {
  const source = 'bytes' in task.source ? fromFile(task.source) : fromModel(task.source.model, task.settings);
  if ('kind' in source) return source;
  const { settings, fileName } = source;
  const named = settings.get('id_string');
  const idString = named ?? task.fallback?.idString ?? idOf(settings.get('title'), fileName, task.now);
  const title = settings.get('title') ?? task.fallback?.title ?? titleOf(fileName);
  const version = freeVersion(settings.get('version') ?? task.now, task.takenVersions);
  const options = { fallbackFormName: idString, fallbackTitle: title, version };
  const result = source.compile(options);
  const views = questions(result.model, options);
  const own = identityFaults({ idString, ownVersion: settings.get('version'), version }, 'settings');
  const diagnostics = [...source.read, ...result.diagnostics, ...own];
  if (countQuestions(views) === 0) diagnostics.push(NOTHING_ASKED);
  const ok = result.xml !== undefined && !diagnostics.some((d) => d.severity === 'error');
  const defaultLanguage = settings.get('default_language') ?? 'default';
  const facts: FormFacts = {
    idString,
    namesItself: named !== undefined,
    title,
    version,
    defaultLanguage,
    languages: languagesOf(views, defaultLanguage),
    questionCount: countQuestions(views),
    media: ok ? neededFiles(result.xml ?? '', result.itemsets !== undefined) : [],
  };
  const parts: FormParts | null = ok
    ? {
        xml: encode(result.xml ?? ''),
        hash: md5(result.xml ?? ''),
        questions: encode(JSON.stringify(views.map(questionView))),
        choices: encode(JSON.stringify(choiceLists(views))),
        itemsets: result.itemsets === undefined ? null : { bytes: encode(result.itemsets), hash: md5(result.itemsets) },
      }
    : null;
  return {
    kind: 'compiled',
    facts,
    diagnostics,
    model: encode(JSON.stringify(result.model)),
    parts,
    isInert: source.file?.isInert ?? false,
    annotated: task.annotate ? annotated(source, diagnostics) : null,
    difference: ok && task.base !== undefined ? differenceOf(JSON.parse(task.base) as FormModel, result.model) : null,
  };
}
