import type { EntryForm } from '@msurvey/contract';
import { FormSkeleton } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { Closed } from '~/features/collection/entry/Closed.tsx';
import { Done } from '~/features/collection/entry/Done.tsx';
import { DraftNotice } from '~/features/collection/entry/DraftNotice.tsx';
import { EntryGate } from '~/features/collection/entry/EntryGate.tsx';
import { EntryHeader } from '~/features/collection/entry/EntryHeader.tsx';
import { Filling } from '~/features/collection/entry/Filling.tsx';
import { finish } from '~/features/collection/entry/finish.ts';
import { useEntryQuestions } from '~/features/collection/entry/use-entry-questions.ts';
import { rootOf, wholePath } from '~/features/collection/entry/question-path.ts';
import { useFinished } from '~/features/collection/entry/use-finished.ts';
import { useKeptDraft } from '~/features/collection/entry/use-kept-draft.ts';
import { useBack } from '~/features/collection/entry/use-back.ts';
import type { Waiting } from '~/features/collection/offline/index.ts';
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

function OneEntry({ form, back, onAnother }: OneEntryProps) {
  const can = useCan();
  const [search] = useSearchParams();
  const { draft, keep, drop } = useKeptDraft(form.formId);
  const [done, setDone] = useState<{ result: 'sent' | Waiting; instanceId: string }>();
  const tell = useFinished();
  const questions = useEntryQuestions();
  if (draft === undefined) return <FormSkeleton fields={6} />;
  if (done) {
    const address = { id: form.formId, projectId: form.projectId, xformId: form.xformId };
    const record = can('Form Data/View') ? submissionPath(address, done.instanceId) : undefined;
    return <Done result={done.result} back={back} record={record} onAnother={onAnother} />;
  }
  return (
    <>
      {draft && <DraftNotice savedAt={draft.savedAt} onAfresh={() => void drop().then(onAnother)} />}
      <Filling
        form={form}
        instance={draft ? { kind: 'draft', xml: draft.xml, files: draft.files } : undefined}
        goTo={wholePath(rootOf(form.xml), search.get('question'))}
        onDraft={(now) => keep(now, null)}
        onSubmit={async (submission) => {
          const { xml, instanceId } = submission;
          if (!(await questions.ask({ form, xml, instanceId }))) return 'stay';
          const result = await finish({ form }, submission, drop);
          setDone({ result, instanceId });
          tell(result);
          return undefined;
        }}
      />
      {questions.shown}
    </>
  );
}
