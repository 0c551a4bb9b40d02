import type { EntryForm, EntryRecord } from '@msurvey/contract';
import { FormSkeleton } from '@msurvey/ui';
import type { Submission } from '@msurvey/web-form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Conflict } from '~/features/collection/entry/conflict/Conflict.tsx';
import { Done } from '~/features/collection/entry/Done.tsx';
import { DraftNotice } from '~/features/collection/entry/DraftNotice.tsx';
import { EditForm, type Editing } from '~/features/collection/entry/EditForm.tsx';
import { finish } from '~/features/collection/entry/finish.ts';
import { Unsent } from '~/features/collection/entry/Unsent.tsx';
import { useFinished } from '~/features/collection/entry/use-finished.ts';
import { useFilesOf } from '~/features/collection/entry/use-entry-record.ts';
import type { useKeptDraft } from '~/features/collection/entry/use-kept-draft.ts';
import { useWaiting, type Waiting } from '~/features/collection/offline/index.ts';

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

  const draft = isAfresh ? null : drafts.draft;
  const settle = (now: 'sent' | Waiting) => {
    tell(now);
    setMerged(undefined);
    // a conflict is shown instead of what could not be sent
    if (now === 'sent' || now.state !== 'conflict') setResult(now);
  };
  const editing: Editing = merged ?? {
    instance: draft
      ? { kind: 'draft', xml: draft.xml, files: draft.files }
      : { kind: 'submission', xml: record?.xml ?? '', files: files.get },
    base: draft?.base ?? record?.revision ?? 1,
    known: files.known,
  };
  const submit = async (submission: Submission) => {
    const { base, known, replaces } = editing;
    setBusy(true);
    try {
      settle(await finish({ form, edit: { instanceId, base }, known, replaces }, submission, drafts.drop));
    } finally {
      setBusy(false);
    }
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
        onDraft={merged ? undefined : (now) => drafts.keep(now, editing.base)}
        onSubmit={submit}
      />
    </>
  );
}
