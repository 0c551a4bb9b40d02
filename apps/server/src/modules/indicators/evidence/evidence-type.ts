import { type EvidenceEnding, evidenceEnding } from '@msurvey/domain';
import { partNames } from '@msurvey/xlsform/read';
import { checkMedia } from '#modules/forms/index.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
/** What packages of an office are made of besides their many parts. */
const PACKAGES: Partial<Record<EvidenceEnding, { part: string; mediaType: string }>> = {
  '.xlsx': { part: 'xl/workbook.xml', mediaType: `${OFFICE}.spreadsheetml.sheet` },
  '.docx': { part: 'word/document.xml', mediaType: `${OFFICE}.wordprocessingml.document` },
  '.ods': { part: 'content.xml', mediaType: `${OPEN}.spreadsheet` },
  '.odt': { part: 'content.xml', mediaType: `${OPEN}.text` },
};
/** Macros, and programs packed in. */
const ALIVE = /vbaProject|macrosheets\/|activeX\/|^(Basic|Scripts)\/|\.(exe|dll|com|bat|cmd|js|vbs|ps1|jar)$/i;
/** An open document says first what it is, unpacked, behind the head of its first part. */
const SAID_AT = 38;

function isPackage(bytes: Buffer, { part, mediaType }: { part: string; mediaType: string }): boolean {
  const names = bytes.toString('latin1', 0, 4) === 'PK\x03\x04' ? partNames(bytes) : undefined;
  if (!names?.includes(part) || names.some((name) => ALIVE.test(name))) return false;
  return !mediaType.startsWith(OPEN) || bytes.toString('latin1', SAID_AT - 8).startsWith(`mimetype${mediaType}`);
}

/** What a file is, where its contents agree with the ending of its name; undefined for what is not taken. */
export function evidenceType(bytes: Buffer, name: string): string | undefined {
  const ending = evidenceEnding(name);
  if (!ending) return undefined;
  const kind = PACKAGES[ending];
  if (kind) return isPackage(bytes, kind) ? kind.mediaType : undefined;
  const media = ending === '.csv' ? 'csv' : ending === '.pdf' || ending === '.txt' ? 'other' : 'image';
  const verdict = checkMedia(bytes, name, media);
  return verdict.ok ? verdict.mediaType : undefined;
}
