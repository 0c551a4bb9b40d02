/**
 * One catalogue of problems: code → status. What a user can get wrong is a value, not an exception;
 * the sentences stand beside it, one file a language.
 */
export const PROBLEMS = {
  'request.malformed': 400,
  'request.too-large': 413,
  'request.too-many': 429,
  'request.not-json': 400,
  'route.not-found': 404,
  'server.failed': 500,
  'server.busy': 503,
  'database.unavailable': 503,
  'auth.token-missing': 401,
  'auth.token-stale': 401,
  'auth.refresh-refused': 401,
  'auth.wrong-credentials': 401,
  'auth.throttled': 429,
  'auth.account-inactive': 403,
  'auth.account-pending': 403,
  'auth.account-unapproved': 403,
  'auth.forbidden': 403,
  'link.invalid': 404,
  'setup.done': 409,
  'field.invalid': 422,
  'record.not-found': 404,
  'record.conflict': 409,
  'project.archived': 409,
  'user.name-taken': 422,
  'user.email-taken': 422,
  'user.status-move': 409,
  'user.own-account': 409,
  'user.role-foreign': 422,
  'user.wrong-password': 422,
  'organization.name-taken': 422,
  'organization.has-users': 409,
  'role.name-taken': 422,
  'role.in-use': 409,
  'role.protected': 409,
  'category.code-taken': 422,
  'category.system': 409,
  'category.in-use': 409,
  'forum.title-taken': 422,
  'upload.no-file': 422,
  'upload.many-files': 422,
  'upload.unreadable': 422,
  'upload.wrong-type': 422,
  'upload.empty': 422,
  'mail.unavailable': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;
export type ProblemTexts = Record<ProblemCode, string>;
export type FieldTexts = Record<import('../validators.ts').FieldFault, string>;
