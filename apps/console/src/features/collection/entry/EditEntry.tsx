import type { EntryForm, EntryRecord } from '@msurvey/contract';
import { FormSkeleton } from '@msurvey/ui';
import type { Submission } from '@msurvey/web-form';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Conflict } from '~/features/collection/entry/conflict/Conflict.tsx';
import { Done } from '~/features/collection/entry/Done.tsx';
import { DraftNotice } from '~/features/collection/entry/DraftNotice.tsx';
import { EditForm, type Editing } from '~/features/collection/entry/EditForm.tsx';
import { finish } from '~/features/collection/entry/finish.ts';
import { Unsent } from '~/features/collection/entry/Unsent.tsx';
import { useEntryQuestions } from '~/features/collection/entry/use-entry-questions.ts';
import { useFinished } from '~/features/collection/entry/use-finished.ts';
import { useFilesOf } from '~/features/collection/entry/use-entry-record.ts';
import type { useKeptDraft } from '~/features/collection/entry/use-kept-draft.ts';
import { heldIn, holding, useWaiting, type Waiting } from '~/features/collection/offline/index.ts';

interface EditEntryProps {
  form: EntryForm;
  instanceId: string;
  /** Undefined without network: then there is a draft. */
  record: EntryRecord | undefined;
  drafts: ReturnType<typeof useKeptDraft>;
  back: string;
}

/** A record being edited: the form, what an earlier edit still waits for, or the choice between two versions. */
export function EditEntry({ form, instanceId, record, drafts, back }: EditEntryProps) {
  const navigate = useNavigate();
  const tell = useFinished();
  const questions = useEntryQuestions();
  const files = useFilesOf(form.formId, record);
  const waiting = useWaiting().find((one) => one.formId === form.formId && one.edit?.instanceId === instanceId);
  const [busy, setBusy] = useState(false);
  const [merged, setMerged] = useState<Editing>();
  /** While it is on its way again, the choice stays on the screen. */
  const [deciding, setDeciding] = useState<string>();
  const [isAfresh, setAfresh] = useState(false);
  const [result, setResult] = useState<'sent' | Waiting>();
  useEffect(() => {
    // the form is gone by now, and with it the question whether to leave it
    if (result === 'sent') void navigate(back);
  }, [result, navigate, back]);

  // the draft goes when the record is in the queue; the form that it opened must not open anew because of that
  const begun = useRef(drafts.draft);
  begun.current = drafts.draft ?? begun.current;
  const draft = isAfresh ? null : begun.current;
  const settle = (now: 'sent' | Waiting) => {
    tell(now);
    setMerged(undefined);
    // a conflict is shown instead of what could not be sent
    if (now === 'sent' || now.state !== 'conflict') setResult(now);
  };
  const held = holding(draft?.held, record);
  const editing: Editing = merged ?? {
    instance: draft
      ? { kind: 'draft', isEdit: true, xml: draft.xml, files: draft.files, ...heldIn(held) }
      : { kind: 'submission', xml: record?.xml ?? '', files: files.get, ...heldIn(held) },
    held,
    base: draft?.base ?? record?.revision ?? 1,
    // without network only the draft remembers what need not travel again
    known: new Set([...files.known, ...(draft?.known ?? [])]),
  };
  const submit = async (submission: Submission) => {
    const { base, known, replaces, held: opened } = editing;
    const { xml, instanceId: revision } = submission;
    if (!(await questions.ask({ form, xml, instanceId: revision, editOf: instanceId }))) return 'stay';
    setBusy(true);
    try {
      settle(
        await finish({ form, edit: { instanceId, base }, known, replaces, held: opened }, submission, drafts.drop),
      );
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  if (result === 'sent') return <FormSkeleton fields={6} />;
  if (result) return <Done result={result} back={back} />;
  const conflict = deciding ?? (waiting?.state === 'conflict' ? waiting.key : undefined);
  if (waiting && !conflict && !busy && !merged) return <Unsent waiting={waiting} onResult={settle} />;
  if (conflict && !busy && !merged)
    return (
      <Conflict
        form={form}
        instanceId={instanceId}
        waitingKey={conflict}
        back={back}
        onMerged={setMerged}
        onResult={settle}
        onBusy={(isBusy) => setDeciding(isBusy ? conflict : undefined)}
      />
    );
  return (
    <>
      {draft && !merged && (
        <DraftNotice
          savedAt={draft.savedAt}
          onAfresh={() => void drafts.drop().then(() => (drafts.restart(), setAfresh(true)))}
        />
      )}
      <EditForm
        key={merged ? 'merged' : isAfresh ? 'afresh' : 'first'}
        form={form}
        record={record}
        editing={editing}
        onDraft={merged ? undefined : (now) => drafts.keep(now, editing)}
        onSubmit={submit}
        fault={questions}
      />
      {questions.shown}
    </>
  );
}
