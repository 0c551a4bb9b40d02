export { ArchivedNote } from '~/features/projects/parts/ArchivedNote.tsx';
export { BackLink } from '~/features/projects/parts/BackLink.tsx';
export { idOf } from '~/features/projects/parts/use-project.ts';
