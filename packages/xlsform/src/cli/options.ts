export interface CliOptions {
  file: string;
  json: boolean;
  annotate?: string;
  questions: boolean;
}

export const USAGE = `Usage: xlsform FILE [options]

Compiles an XLSForm (.xlsx, .xlsm, .xls, .csv, .md) and prints the XForm,
or its problems as a table on standard error with exit code 1.

  --diagnostics json   print all problems as JSON instead of the XForm
  --annotate OUT.xlsx  write the workbook with its problems marked
  --questions          print the questions as JSON instead of the XForm
  --help               print this text`;

/** The options, or what is wrong with them. */
export function parseArguments(args: string[]): CliOptions | { problem: string } {
  const options: CliOptions = { file: '', json: false, questions: false };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if (arg === '--questions') options.questions = true;
    else if (arg === '--diagnostics') {
      if (args[++i] !== 'json') return { problem: 'Problems can be printed as json only: --diagnostics json' };
      options.json = true;
    } else if (arg === '--annotate') {
      options.annotate = args[++i];
      if (!options.annotate) return { problem: '--annotate needs the name of the file to write.' };
    } else if (arg.startsWith('--')) return { problem: `Unknown option ${arg}` };
    else if (options.file) return { problem: 'Only one file at a time.' };
    else options.file = arg;
  }
  return options.file ? options : { problem: 'Which file?' };
}
