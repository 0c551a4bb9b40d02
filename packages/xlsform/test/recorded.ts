import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Cases recorded from the reference compiler. They live beside the project, not in it, and may be absent. */
export const recordedFolder = fileURLToPath(new URL('../../../../shared/xlsform-conformance', import.meta.url));

export interface RecordedCase {
  id: string;
  source: string;
  isForm?: boolean;
  workbook?: Record<string, unknown>;
  options?: { form_name?: string | null; default_language?: string | null };
  expected: { kind: 'xml' | 'error' | 'crash' };
}

/** True where the cases are; otherwise says, once per test file, that it skips them. */
export function hasRecordedCases(what: string): boolean {
  const there = existsSync(`${recordedFolder}/cases/cases.jsonl`);
  if (!there) console.log(`skipped: ${what}: no recorded cases in ${recordedFolder}`);
  return there;
}

export function validCases(): RecordedCase[] {
  const lines = ['cases.jsonl', 'files.jsonl'].flatMap((file) =>
    readFileSync(`${recordedFolder}/cases/${file}`, 'utf8').split('\n').filter(Boolean),
  );
  const all = lines.map((line) => JSON.parse(line) as RecordedCase);
  return all.filter(
    (c) => c.workbook && c.source !== 'helper-selftest' && c.isForm !== false && c.expected.kind === 'xml',
  );
}
