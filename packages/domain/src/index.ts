export * from './constants.ts';
export * from './languages.ts';
export * from './menu.ts';
export * from './people.ts';
export * from './permissions.ts';
export * from './problems/index.ts';
export * from './role-templates.ts';
export * from './validators.ts';
