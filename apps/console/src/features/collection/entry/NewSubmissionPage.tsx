import type { EntryForm } from '@msurvey/contract';
import { FormSkeleton } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCan, useSession } from '~/app/session/index.ts';
import { Closed } from '~/features/collection/entry/Closed.tsx';
import { Done } from '~/features/collection/entry/Done.tsx';
import { DraftNotice } from '~/features/collection/entry/DraftNotice.tsx';
import { EntryGate } from '~/features/collection/entry/EntryGate.tsx';
import { EntryHeader } from '~/features/collection/entry/EntryHeader.tsx';
import { Filling } from '~/features/collection/entry/Filling.tsx';
import { formWithPreset } from '~/features/collection/entry/preset-answer.ts';
import { finish } from '~/features/collection/entry/finish.ts';
import { useEntryQuestions } from '~/features/collection/entry/use-entry-questions.ts';
import { keepLastAnswers, lastAnswers } from '~/features/collection/entry/last-answers.ts';
import { rootOf, wholePath } from '~/features/collection/entry/question-path.ts';
import { useFinished } from '~/features/collection/entry/use-finished.ts';
import { useKeptDraft } from '~/features/collection/entry/use-kept-draft.ts';
import { presetsOf, withPresets } from '~/features/collection/entry/preset.ts';
import { useBack, useFrom } from '~/features/collection/entry/use-back.ts';
import { heldIn, holding, type Waiting } from '~/features/collection/offline/index.ts';
import { submissionPath } from '~/features/collection/parts/paths.ts';

export default function NewSubmissionPage() {
  return (
    <EntryGate>
      {({ form, keptAt }) => (
        <Stack sx={{ gap: 2 }}>
          <NewEntry form={form} keptAt={keptAt} />
        </Stack>
      )}
    </EntryGate>
  );
}

function NewEntry({ form, keptAt }: { form: EntryForm; keptAt: number | undefined }) {
  const back = useBack(form);
  const [turn, setTurn] = useState(0);
  return (
    <>
      <EntryHeader form={form} title={form.title} back={back} keptAt={keptAt} />
      {form.closed ? (
        <Closed reason={form.closed} back={back} />
      ) : (
        // each turn begins anew
        <OneEntry key={turn} form={form} back={back} onAnother={() => setTurn(turn + 1)} />
      )}
    </>
  );
}

interface OneEntryProps {
  form: EntryForm;
  back: string;
  onAnother: () => void;
}

function OneEntry({ form: asIs, back, onAnother }: OneEntryProps) {
  const can = useCan();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const from = useFrom();
  const [question, value] = [search.get('given'), search.get('value')];
  const form = useMemo(
    () => (question && value ? { ...asIs, xml: formWithPreset(asIs.xml, { question, value }) } : asIs),
    [asIs, question, value],
  );
  const filled = useMemo(() => ({ ...form, xml: withPresets(form.xml, presetsOf(search)) }), [form, search]);
  // what was begun about something else is another draft
  const { draft, keep, drop } = useKeptDraft(form.formId, question && value ? `new about ${value}` : undefined);
  const [done, setDone] = useState<{ result: 'sent' | Waiting; instanceId: string }>();
  const tell = useFinished();
  const questions = useEntryQuestions();
  const userId = useSession().user?.id ?? 0;
  const of = { userId, projectId: form.projectId, formId: form.formId };
  const [proposals] = useState(() => lastAnswers(of));
  const returns = done?.result === 'sent' ? from : undefined;
  useEffect(() => {
    // whoever came from a list looks for the new row there
    if (returns) void navigate(returns);
  }, [returns, navigate]);
  if (draft === undefined || returns) return <FormSkeleton fields={6} />;
  if (done) {
    const address = { id: form.formId, projectId: form.projectId, xformId: form.xformId };
    const record = can('Form Data/View') ? submissionPath(address, done.instanceId) : undefined;
    return <Done result={done.result} back={back} record={record} onAnother={onAnother} />;
  }
  return (
    <>
      {draft && <DraftNotice savedAt={draft.savedAt} onAfresh={() => void drop().then(onAnother)} />}
      <Filling
        form={filled}
        instance={
          draft ? { kind: 'draft', xml: draft.xml, files: draft.files, ...heldIn(holding(draft.held)) } : undefined
        }
        proposals={proposals}
        comments={questions.comments}
        goTo={questions.goTo ?? wholePath(rootOf(form.xml), search.get('question'))}
        onDraft={(now) => keep(now)}
        onSubmit={async (submission) => {
          const { xml, instanceId } = submission;
          if (!(await questions.ask({ form, xml, instanceId }))) return 'stay';
          const result = await finish({ form }, submission, drop);
          keepLastAnswers(of, form.xml, xml);
          setDone({ result, instanceId });
          tell(result);
          return undefined;
        }}
      />
      {questions.shown}
    </>
  );
}
