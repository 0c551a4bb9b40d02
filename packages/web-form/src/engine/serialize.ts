import type { UploadNode } from '@getodk/xforms-engine';
import { readInstance } from './read-instance.ts';
import { controlsOf } from './tree.ts';
import type { OpenedForm } from './types.ts';

/** A question that keeps the form from being finished. */
export interface Violation {
  nodeId: string;
  path: string;
  condition: 'constraint' | 'required';
}

export interface Submission {
  xml: string;
  instanceId: string;
  /** Of the revision this one replaces; null for a new submission. */
  deprecatedId: string | null;
  files: File[];
}

export type Serialized =
  | { status: 'complete'; submission: Submission }
  | { status: 'incomplete'; violations: Violation[] };

export function violationsOf({ root }: OpenedForm): Violation[] {
  return root.validationState.violations.map(({ nodeId, reference, violation }) => ({
    nodeId,
    path: reference,
    condition: violation.condition,
  }));
}

/** Files of questions that apply, under the names the XML gives them. */
export function filesIn({ root }: OpenedForm): File[] {
  const files: File[] = [];
  for (const node of controlsOf(root)) {
    if (node.nodeType !== 'upload' || !node.currentState.relevant) continue;
    const { value, instanceValue } = (node as UploadNode).currentState;
    if (value && instanceValue)
      files.push(value.name === instanceValue ? value : new File([value], instanceValue, { type: value.type }));
  }
  return files;
}

/** The finished submission, or what is still wrong with it. */
export async function serializeSubmission(form: OpenedForm): Promise<Serialized> {
  // also sets what the form notes at its end
  await form.root.prepareInstancePayload({ payloadType: 'monolithic' });
  const violations = violationsOf(form);
  if (violations.length) return { status: 'incomplete', violations };
  const xml = form.root.instanceState.instanceXML;
  const { instanceId, deprecatedId } = readInstance(xml) ?? {};
  return {
    status: 'complete',
    submission: { xml, instanceId: instanceId ?? '', deprecatedId: deprecatedId ?? null, files: filesIn(form) },
  };
}

export interface Draft {
  xml: string;
  instanceId: string;
  files: File[];
  /** Of the form's languages. */
  language: string;
  savedAt: string;
}

/** As it stands now, finished or not. */
export function serializeDraft(form: OpenedForm): Draft {
  const xml = form.root.instanceState.instanceXML;
  return {
    xml,
    instanceId: readInstance(xml)?.instanceId ?? '',
    files: filesIn(form),
    language: form.root.currentState.activeLanguage.language,
    savedAt: new Date().toISOString(),
  };
}
