import { may } from '@msurvey/domain';
import { readInstance } from '@msurvey/web-form';
import { principalOf } from '~/app/session/hooks.ts';
import { session } from '~/app/session/session.ts';
import { candidateOf } from '~/features/registry/duplicates/candidate.ts';
import { DuplicateGuard } from '~/features/registry/duplicates/DuplicateGuard.tsx';
import { api } from '~/lib/client.ts';
import type { EntryGuard } from '~/lib/entry-guards.ts';
import { loadTexts } from '~/lib/i18n.ts';

/** A network that does not answer keeps no record back: the desk finds the pair later. */
const PATIENCE_MS = 6000;

/** Before a new member is saved: those who are likely the same person. */
export const duplicateGuard: EntryGuard = async ({ form, xml, instanceId, editOf }) => {
  if (editOf !== undefined) return null;
  // asking without the right would end the session
  if (!navigator.onLine || !may(principalOf(session.get().user), 'Member Register/Create')) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { projectId, formId } = form;
  const forms = await api.registryForms({ query: { projectId } }, { signal });
  const bound = forms.data.find((one) => one.registry === 'member' && one.formId === formId);
  const candidate = bound && candidateOf(readInstance(xml)?.answers ?? [], bound.questions);
  if (!candidate) return null;
  const [{ data }] = await Promise.all([
    api.likelyDuplicates({ body: { projectId, ...candidate, instance: instanceId } }, { signal }),
    loadTexts('registry'),
  ]);
  if (data.length === 0) return null;
  return (decide) => <DuplicateGuard projectId={projectId} name={candidate.name} likely={data} onDecide={decide} />;
};
