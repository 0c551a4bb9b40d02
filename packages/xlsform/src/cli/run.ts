import { annotate } from '../annotate/index.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { type CompileResult, compile, questions } from '../index.ts';
import { readWorkbook } from '../read/index.ts';
import { type CliOptions, parseArguments, USAGE } from './options.ts';
import { diagnosticsTable } from './table.ts';

/** The world as the command sees it. Files are its caller's business: this package runs in browsers too. */
export interface Terminal {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** Undefined when the file cannot be read. */
  readFile(path: string): Promise<Uint8Array | undefined>;
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
}

/** The command `xlsform`; gives its exit code. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal;
  if (args.length === 0 || args.includes('--help')) {
    stdout.write(`${USAGE}\n`);
    return args.length === 0 ? 2 : 0;
  }
  const options = parseArguments(args);
  if ('problem' in options) {
    stderr.write(`${options.problem}\n\n${USAGE}\n`);
    return 2;
  }
  const bytes = await terminal.readFile(options.file);
  if (!bytes) {
    stderr.write(`Cannot read ${options.file}\n`);
    return 2;
  }
  const fileName = options.file.split(/[/\\]/).at(-1) ?? '';
  const { result, diagnostics } = readAndCompile(bytes, fileName);
  if (options.annotate) await terminal.writeFile(options.annotate, annotate(bytes, diagnostics, { fileName }));
  print(options, result, diagnostics, terminal);
  return failed(diagnostics) ? 1 : 0;
}

/** Problems of the file and of the form together, so that one run tells all. */
function readAndCompile(bytes: Uint8Array, fileName: string): { result?: CompileResult; diagnostics: Diagnostic[] } {
  const { workbook, diagnostics } = readWorkbook(bytes, fileName);
  if (!workbook) return { diagnostics };
  const result = compile(workbook);
  return { result, diagnostics: [...diagnostics, ...result.diagnostics] };
}

function print(
  options: CliOptions,
  result: CompileResult | undefined,
  diagnostics: Diagnostic[],
  { stdout, stderr }: Terminal,
): void {
  if (options.json) {
    stdout.write(`${JSON.stringify(diagnostics, null, 2)}\n`);
    return;
  }
  if (diagnostics.length > 0) stderr.write(`${diagnosticsTable(diagnostics)}\n`);
  if (failed(diagnostics)) return;
  if (options.questions && result) stdout.write(`${JSON.stringify(questions(result.model), null, 2)}\n`);
  else if (result?.xml) stdout.write(result.xml.endsWith('\n') ? result.xml : `${result.xml}\n`);
}

const failed = (diagnostics: Diagnostic[]) => diagnostics.some(({ severity }) => severity === 'error');
