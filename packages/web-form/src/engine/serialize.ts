import type { AnyControlNode, UploadNode } from '@getodk/xforms-engine';
import { type NamedChoice, namedChoices } from './named-choices.ts';
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
  choices: NamedChoice[];
}

export type Serialized =
  | { status: 'complete'; submission: Submission }
  | { status: 'incomplete'; violations: Violation[] };

/** A question that is shown blank and has an answer all the same misses none. */
const isExcused = ({ stored }: OpenedForm, condition: Violation['condition'], nodeId: string): boolean =>
  condition === 'required' && (stored?.isAnswered(nodeId) ?? false);

/** What is wrong with a question; null when nothing is. */
export const violationOf = (form: OpenedForm, node: AnyControlNode): Violation['condition'] | null => {
  const condition = node.validationState.violation?.condition ?? null;
  return condition && isExcused(form, condition, node.nodeId) ? null : condition;
};

export function violationsOf(form: OpenedForm): Violation[] {
  return form.root.validationState.violations
    .filter(({ nodeId, violation }) => !isExcused(form, violation.condition, nodeId))
    .map(({ nodeId, reference, violation }) => ({ nodeId, path: reference, condition: violation.condition }));
}

/** As it stands now; what nobody has changed is as it was stored. */
const xmlOf = ({ root, stored }: OpenedForm, isUnchanged = false): string =>
  stored ? stored.weave(root.instanceState.instanceXML, isUnchanged) : root.instanceState.instanceXML;

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
  const isUnchanged = form.stored?.isUnchanged ?? false;
  // also sets what the form notes at its end
  await form.root.prepareInstancePayload({ payloadType: 'monolithic' });
  const violations = violationsOf(form);
  if (violations.length) return { status: 'incomplete', violations };
  const xml = xmlOf(form, isUnchanged);
  const { instanceId, deprecatedId } = readInstance(xml) ?? {};
  return {
    status: 'complete',
    submission: {
      xml,
      instanceId: instanceId ?? '',
      deprecatedId: deprecatedId ?? null,
      files: filesIn(form),
      choices: namedChoices(form),
    },
  };
}

export interface Draft {
  xml: string;
  instanceId: string;
  files: File[];
  choices: NamedChoice[];
  /** Of the form's languages. */
  language: string;
  savedAt: string;
}

/** As it stands now, finished or not. */
export function serializeDraft(form: OpenedForm): Draft {
  const xml = xmlOf(form);
  return {
    xml,
    instanceId: readInstance(xml)?.instanceId ?? '',
    files: filesIn(form),
    choices: namedChoices(form),
    language: form.root.currentState.activeLanguage.language,
    savedAt: new Date().toISOString(),
  };
}
