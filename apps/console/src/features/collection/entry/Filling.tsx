import type { EntryForm } from '@msurvey/contract';
import {
  type Draft,
  type OpenedForm,
  type Submission,
  type SubmitOutcome,
  WebForm,
  type WebFormProps,
} from '@msurvey/web-form';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useSession } from '~/app/session/index.ts';
import { useLeaveGuard } from '~/features/collection/entry/use-leave-guard.ts';
import { keptMedia, QuotaProblem } from '~/features/collection/offline/index.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useEntryLayout } from '~/lib/entry-layout.ts';

type Passed = Pick<WebFormProps, 'instance' | 'proposals' | 'comments' | 'goTo' | 'submitLabel'>;
interface FillingProps extends Passed {
  form: EntryForm;
  onDraft?: (draft: Draft) => Promise<void>;
  onSubmit: (submission: Submission) => Promise<SubmitOutcome>;
  onOpened?: (opened: OpenedForm) => void;
}

/** What a form calls this device: the console itself, since a browser has no name of its own. */
const DEVICE = 'web:console';

/** The form itself, with what the console knows: files, who fills it, the layout, and the way out. */
export function Filling({ form, onDraft, onSubmit, onOpened, ...passed }: FillingProps) {
  const t = useTexts();
  const { user } = useSession();
  const [dirty, setDirty] = useState(false);
  const [isFull, setFull] = useState(false);
  const layout = useEntryLayout();
  useLeaveGuard(dirty);
  const attachments = useCallback(
    async (name: string) => {
      const file = form.media.find((one) => one.name === name);
      return file ? keptMedia(file) : null;
    },
    [form],
  );
  const submit = async (submission: Submission) => {
    setFull(false);
    try {
      if ((await onSubmit(submission)) === 'stay') return 'stay';
    } catch (error) {
      setFull(error instanceof QuotaProblem);
      throw error;
    }
    setDirty(false);
    return undefined;
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 960, width: '100%' }}>
      <Stack sx={{ gap: 2 }}>
        <WebForm
          {...passed}
          xml={form.xml}
          attachments={attachments}
          filler={{
            username: user?.username,
            email: user?.email ?? undefined,
            phoneNumber: user?.phone ?? undefined,
            deviceId: DEVICE,
          }}
          {...layout}
          showTitle={false}
          onDraft={onDraft}
          onSubmit={submit}
          onDirtyChange={setDirty}
          onOpened={onOpened}
        />
        {isFull && <Alert severity="error">{t('entry.full')}</Alert>}
      </Stack>
    </Paper>
  );
}
