export { Choice, ExportFrame, type ExportType, type ExportValues } from '~/features/tasks/ExportFrame.tsx';
