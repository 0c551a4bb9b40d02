import { EmptyState, FailedState, FormSkeleton } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { DecisionBar } from '~/features/activities/desk/DecisionBar.tsx';
import { RecordContent } from '~/features/activities/desk/RecordContent.tsx';
import { RejectDialog } from '~/features/activities/desk/RejectDialog.tsx';
import { useDecisions } from '~/features/activities/desk/use-decisions.ts';
import type { Desk } from '~/features/activities/desk/use-desk.ts';
import { useDeskKeys } from '~/features/activities/desk/use-desk-keys.ts';
import type { Finding } from '~/features/activities/parts/Checks.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { ApiError, messageOf } from '~/lib/client.ts';

interface RecordPaneProps {
  desk: Desk;
  projectId: number;
  keysOn: boolean;
  onKeys: () => void;
}

/** The open record with what can be decided about it, by buttons or by keys. */
export function RecordPane({ desk, projectId, keysOn, onKeys }: RecordPaneProps) {
  const t = useTexts();
  const { record, shown, openId, open } = desk;
  const pane = useRef<HTMLDivElement>(null);
  /** Why it is being rejected; null: it is not. */
  const [rejecting, setRejecting] = useState<{ because: Finding | null } | null>(null);
  const decisions = useDecisions(projectId, () => open(shown?.next ?? shown?.previous ?? undefined));
  const go = (to: number | null | undefined) => {
    if (to) open(to);
  };
  const approve = () => {
    if (shown?.can.approve && !decisions.isPending)
      decisions.approve.mutate({ id: shown.id, revision: shown.revision });
  };
  const reject = (because: Finding | null = null) => {
    if (shown?.can.reject) setRejecting({ because });
  };
  useDeskKeys(
    { approve, reject: () => reject(), next: () => go(shown?.next), previous: () => go(shown?.previous), help: onKeys },
    keysOn,
  );
  useEffect(() => {
    // a new record is read from its beginning
    if (openId && pane.current && pane.current.getBoundingClientRect().top < 0) pane.current.scrollIntoView();
  }, [openId]);

  if (record.error && !shown) {
    const gone = record.error instanceof ApiError && record.error.status === 404;
    return gone ? (
      <Paper variant="outlined">
        <EmptyState text={t('desk.gone')} hint={t('desk.goneHint')} />
      </Paper>
    ) : (
      <FailedState text={messageOf(record.error)} onRetry={() => void record.refetch()} />
    );
  }
  const onScreen = record.data?.data;
  if (!onScreen) return <FormSkeleton fields={8} />;
  return (
    <Stack ref={pane} sx={{ gap: 2, minWidth: 0, scrollMarginTop: 72 }} aria-busy={!shown || undefined}>
      <DecisionBar
        record={shown}
        isPending={decisions.isPending}
        onApprove={approve}
        onReject={() => reject()}
        onReopen={(judged) => decisions.reopen.mutate(judged)}
        onGo={go}
        onKeys={onKeys}
      />
      <RecordContent key={onScreen.id} projectId={projectId} record={onScreen} isNamed={desk.isAll} onReject={reject} />
      {rejecting && shown && (
        <RejectDialog
          record={shown}
          because={rejecting.because}
          onSubmit={(why) => decisions.reject({ id: shown.id, revision: shown.revision, ...why })}
          onClose={() => setRejecting(null)}
        />
      )}
    </Stack>
  );
}
