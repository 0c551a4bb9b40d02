export { ExportFrame, type ExportType } from '~/features/collection/export/ExportFrame.tsx';
export { editSubmissionPath, newSubmissionPath, submissionPath, withFrom } from '~/features/collection/parts/paths.ts';
export { useRecordFile } from '~/features/collection/submission/use-record-file.ts';
