export { ArchivedNote } from '~/features/projects/parts/ArchivedNote.tsx';
export { ProjectGate } from '~/features/projects/parts/ProjectGate.tsx';
export { idOf } from '~/features/projects/parts/use-project.ts';
