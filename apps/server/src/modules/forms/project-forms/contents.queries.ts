import { sql } from 'kysely';
import type { ProjectContents } from '#modules/projects/index.ts';

/** What a project says of its forms. */
export const FORM_CONTENTS: Omit<ProjectContents, 'hasRegistries'> = {
  formCount: sql`(select count(*)::int from form f where f.project_id = p.id and f.deleted_at is null)`,
  submissionCount: sql`(select coalesce(sum(s.submissions), 0)::int from form_surveyor s where s.project_id = p.id)`,
};
