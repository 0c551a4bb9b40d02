import type { ProjectedSubmission } from '#modules/collection/index.ts';
import type { KnownBinding } from '../bindings/known-bindings.ts';
import { AnswersReader } from './answers-reader.ts';

/** What every derived row says of the record it comes from. */
export const derivedFrom = (record: ProjectedSubmission) => ({
  project_id: record.projectId,
  id: record.submissionId,
  form_id: record.formId,
  instance_id: record.instanceId,
  revision: record.revision,
  user_id: record.userId,
  organization_id: record.organizationId,
  state: record.state,
  received_at: record.receivedAt.toISOString(),
});

/** The deepest place that was answered; what stands above it is the geography's to say. */
export const unitOf = (read: AnswersReader): number | null =>
  read.id('union_id') ?? read.id('upazila_id') ?? read.id('district_id') ?? read.id('division_id');

/** Projects that the record says it belongs to, the programme's own ids, sorted. */
export function programmesOf(read: AnswersReader): number[] {
  const ids = read.words('projects').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id < 1_000_000).toSorted((a, b) => a - b);
}

/** Of the bound question; where the form binds none, the record's own. */
export function positionOf(record: ProjectedSubmission, binding: KnownBinding, read: AnswersReader) {
  if (binding.at.has('position'))
    return read.position('position') ?? { latitude: null, longitude: null, accuracy: null };
  const { latitude, longitude, accuracy } = record;
  return { latitude, longitude, accuracy };
}

export const readerOf = (record: ProjectedSubmission, binding: KnownBinding): AnswersReader =>
  new AnswersReader(binding.at, record.answers);
