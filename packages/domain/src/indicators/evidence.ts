/** Files that show where a collected value comes from: attendance sheets, photos, reports. */
export const MOST_EVIDENCE = 10;
export const EVIDENCE_BYTES = 10_000_000;
/** Endings of their names; what a file holds must agree with its ending. */
export const EVIDENCE_ENDINGS = [
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.pdf',
  '.xlsx',
  '.ods',
  '.csv',
  '.docx',
  '.odt',
  '.txt',
] as const;
export type EvidenceEnding = (typeof EVIDENCE_ENDINGS)[number];

export const evidenceEnding = (name: string): EvidenceEnding | undefined =>
  EVIDENCE_ENDINGS.find((ending) => name.toLowerCase().endsWith(ending));
