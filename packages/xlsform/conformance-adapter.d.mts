export interface Answer {
  xml: string;
  warnings: string[];
  itemsets?: string;
}
interface Options {
  formName?: string | null;
  defaultLanguage?: string | null;
}
export function compile(workbook: unknown, options?: Options): Answer;
export function compileFile(path: string, options?: Options): Answer;
