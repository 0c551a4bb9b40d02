import { type FieldProblem, fieldProblem, type Problem, problem } from '../problem/problem.ts';

/** PostgreSQL's constraint names, translated to problems in this one place. */
const BY_CONSTRAINT: Record<string, () => Problem | FieldProblem> = {
  organization_name_key: () => fieldProblem('name', 'organization.name-taken'),
  app_user_username_key: () => fieldProblem('username', 'user.name-taken'),
  app_user_email_key: () => fieldProblem('email', 'user.email-taken'),
  role_name_key: () => fieldProblem('name', 'role.name-taken'),
  user_role_role_fk: () => problem('role.in-use', { count: '…' }),
  category_code_key: () => fieldProblem('code', 'category.code-taken'),
  category_item_code_key: () => fieldProblem('code', 'category.code-taken'),
  category_item_category_fk: () => problem('category.in-use'),
  project_name_key: () => fieldProblem('name', 'project.name-taken'),
  xform_id_string_key: () => problem('form.id-taken', { idString: '…' }),
  form_title_key: () => fieldProblem('title', 'form.title-taken'),
  form_user_project_id_user_id_fkey: () => fieldProblem('users', 'form.user-not-in-team'),
  logframe_template_name_key: () => fieldProblem('name', 'logframe.template-taken'),
  logframe_node_code_key: () => fieldProblem('code', 'logframe.code-taken'),
  indicator_target_node_fk: () => problem('logframe.node-has-data', { nodes: '…', indicators: '…' }),
  indicator_value_node_fk: () => problem('logframe.node-has-data', { nodes: '…', indicators: '…' }),
  indicator_part_part_fk: () => problem('logframe.node-has-data', { nodes: '…', indicators: '…' }),
  forum_title_key: () => fieldProblem('title', 'forum.title-taken'),
};

interface PostgresError {
  code?: unknown;
  constraint?: unknown;
}

/** The problem behind a database error, where it is one that a caller can act on. */
export function problemOfDatabaseError(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, constraint } = error as PostgresError;
  if (typeof constraint === 'string' && constraint in BY_CONSTRAINT) return BY_CONSTRAINT[constraint]?.();
  // serialization failure, deadlock, lock not available: try again
  if (code === '40001' || code === '40P01' || code === '55P03') return problem('record.conflict');
  // longer than a statement of its kind may take
  if (code === '57014') return problem('request.took-too-long');
  // text that PostgreSQL cannot store (a NUL byte), numbers out of range
  if (code === '22021' || code === '22P05' || code === '22003')
    return problem('request.malformed', { what: 'a value cannot be stored' });
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === '57P01' || code === '57P03' || code === '53300')
    return problem('database.unavailable');
  return undefined;
}
