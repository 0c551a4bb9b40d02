import type { EntryForm, EntryRecord } from '@msurvey/contract';
import {
  controlsOf,
  type Draft,
  type GivenInstance,
  type OpenedForm,
  type Submission,
  type SubmitOutcome,
  type WebFormProps,
} from '@msurvey/web-form';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { placeComments } from '~/features/collection/entry/comments.ts';
import { Filling } from '~/features/collection/entry/Filling.tsx';
import { GeneralComments } from '~/features/collection/entry/GeneralComments.tsx';
import { rootOf, wholePath } from '~/features/collection/entry/question-path.ts';
import type { Held } from '~/features/collection/offline/index.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What the form is opened with. */
export interface Editing {
  instance: GivenInstance;
  /** What the lists get for it. */
  held: Held;
  /** The revision it begins from. */
  base: number;
  known: ReadonlySet<string>;
  /** What waits in the queue and is corrected by this. */
  replaces?: string;
}

interface EditFormProps {
  form: EntryForm;
  record: EntryRecord | undefined;
  editing: Editing;
  onDraft?: (draft: Draft) => Promise<void>;
  onSubmit: (submission: Submission) => Promise<SubmitOutcome>;
  /** What stands against saving it, at its question. */
  fault?: { goTo: string | undefined; comments: WebFormProps['comments'] };
}

const NONE: EntryRecord['comments'] = [];

/** The form with a record's answers, and what was said about them at their questions. */
export function EditForm({ form, record, editing, onDraft, onSubmit, fault }: EditFormProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<string[]>();
  const root = rootOf(form.xml);
  const comments = record?.comments ?? NONE;
  const { atQuestions, general } = useMemo(
    () => placeComments(comments, root, asked, dateTime),
    [comments, root, asked, dateTime],
  );
  const opened = ({ root: node }: OpenedForm) =>
    setAsked([...controlsOf(node)].map((control) => control.currentState.reference));
  return (
    <>
      {record?.state === 'rejected' && (
        <Alert severity="warning" sx={{ maxWidth: 960 }}>
          {t('entry.rejected')}
        </Alert>
      )}
      <GeneralComments comments={general} />
      <Filling
        form={form}
        instance={editing.instance}
        comments={{ ...atQuestions, ...fault?.comments }}
        goTo={fault?.goTo ?? wholePath(root, search.get('question'))}
        submitLabel={t('entry.save')}
        onDraft={onDraft}
        onSubmit={onSubmit}
        onOpened={opened}
      />
    </>
  );
}
