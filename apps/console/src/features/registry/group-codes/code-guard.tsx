import { may } from '@msurvey/domain';
import { readInstance } from '@msurvey/web-form';
import { principalOf } from '~/app/session/hooks.ts';
import { session } from '~/app/session/session.ts';
import { CodeTaken } from '~/features/registry/group-codes/CodeTaken.tsx';
import { api } from '~/lib/client.ts';
import type { EntryGuard } from '~/lib/entry-guards.ts';
import { loadTexts } from '~/lib/i18n.ts';

/** A network that does not answer keeps no record back: the server asks again when the record comes. */
const PATIENCE_MS = 6000;

/** Before a group is saved: whether its code is another group's. */
export const codeGuard: EntryGuard = async ({ form, xml, instanceId, editOf }) => {
  // asking without the right would end the session
  if (!navigator.onLine || !may(principalOf(session.get().user), 'Group Register/View')) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { projectId, formId } = form;
  const forms = await api.registryForms({ query: { projectId } }, { signal });
  const question = forms.data.find((one) => one.registry === 'group' && one.formId === formId)?.questions.code;
  const code = readInstance(xml)
    ?.answers.find(({ path }) => path === question)
    ?.value.trim();
  if (!question || !code) return null;
  const [{ data: holder }] = await Promise.all([
    api.groupCodeHolder({ body: { projectId, code: code.slice(0, 200), instance: editOf ?? instanceId } }, { signal }),
    loadTexts('registry'),
  ]);
  if (!holder) return null;
  return (decide) => (
    <CodeTaken
      projectId={projectId}
      code={code}
      holder={holder}
      onBack={(text) => decide(false, text ? { question, text } : undefined)}
    />
  );
};
