export { ArchivedNote } from '~/features/projects/parts/ArchivedNote.tsx';
export { idOf } from '~/features/projects/parts/use-project.ts';
