import './lists/lists.ts';
import './projectors/group-projector.ts';
import './projectors/member-projector.ts';

export type { BindingRow } from './bindings/binding.queries.ts';
export { fillsRegistry, type KnownBinding, knownBinding, readyBindings } from './bindings/known-bindings.ts';
export type { AnswersReader } from './projectors/answers-reader.ts';
export { byProject } from './projectors/by-project.ts';
export { derivedFrom, positionOf, readerOf, unitOf } from './projectors/derived.ts';
export { PLACE_COLUMNS, PLACE_TABLES } from './projectors/place.queries.ts';
export { installStandardForms } from './standard-forms/install.ts';
export { STANDARD_FORMS, type StandardForm } from './standard-forms/library.ts';
export { registryHandlers } from './registry.routes.ts';
export { registryJobs } from './registry.jobs.ts';
export { recountRegistries } from './search/counts.queries.ts';
