import type { RawBuilder } from 'kysely';

/** What later stages keep in a project. They say how it is counted; a statement about projects holds it, so that a page of cards is one. */
export interface ProjectContents {
  /** Of the project `p`: how many forms it uses, and how many records came in by them. */
  formCount: RawBuilder<unknown>;
  submissionCount: RawBuilder<unknown>;
  /** Whether forms of this project fill registries of its own. */
  hasRegistries(projectId: number | null): RawBuilder<unknown>;
}
