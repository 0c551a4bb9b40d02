import { contract, type OperationName } from '@msurvey/contract';
import type { Workbook } from '@msurvey/xlsform';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { type Actor, fill, type TestServer } from '../../support/cast.ts';

type Cells = Record<string, string | undefined>;

const filled = (cells: Cells): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([header, cell]) => (cell === undefined ? [] : [[header, cell]])));

export const bookOf = (sheets: Record<string, Cells[]>): Uint8Array => {
  const workbook: Workbook = {
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
      rows: rows.map((cells, i) => ({ row: i + 2, cells: filled(cells) })),
    })),
  };
  return writeWorkbook(workbook);
};

/** Sends a file for a dry run, as a browser does. */
export async function check(
  server: TestServer,
  who: Actor,
  formId: number,
  bytes: Uint8Array,
  fileName = 'records.xlsx',
  language = 'en',
) {
  const name: OperationName = 'checkDataImport';
  const boundary = 'the-boundary-of-the-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await server.app.inject({
    method: contract[name].method,
    url: fill(contract[name].path, { formId }),
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': language,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const body = response.json();
  return {
    status: response.statusCode,
    codes: (body.errors ?? []).map((e: { code: string }) => e.code) as string[],
    data: body.data as {
      importId: string | null;
      rows: number;
      faultCount: number;
      faults: { sheet: string; row: number; column: string | null; message: string }[];
      annotated: string | null;
    },
  };
}
