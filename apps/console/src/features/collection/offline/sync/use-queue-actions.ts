import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { exportQueue } from '~/features/collection/offline/bundle/export-queue.ts';
import { discard } from '~/features/collection/offline/queue/queue.ts';
import { sendNow } from '~/features/collection/offline/queue/sender.ts';
import type { Waiting } from '~/features/collection/offline/queue/types.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

/** One after another; what fails for all of them fails for the rest, too. */
async function sendEach(waiting: readonly Waiting[]): Promise<{ sent: number; left: number }> {
  let sent = 0;
  for (const { key, state } of waiting) {
    if (state === 'conflict') continue;
    const result = await sendNow(key);
    if (result === 'sent') sent += 1;
    else if (result.problem?.status === null || result.problem?.status === 401) break;
  }
  return { sent, left: waiting.length - sent };
}

export function useQueueActions() {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const send = useAction(async (waiting: readonly Waiting[]) => {
    const { sent, left } = await sendEach(waiting);
    if (sent > 0) toast.success(t('sync.sent', { count: sent }));
    if (left > 0) toast.error(t('sync.notSent', { count: left }));
  });
  const save = useAction(async (waiting: readonly Waiting[]) => saveFile(await exportQueue(waiting, new Date())));
  const ask = async ({ key, title, summary }: Waiting) => {
    const sure = await confirm({
      title: t('sync.discard.title'),
      text: t('sync.discard.text', { record: summary ?? title }),
      confirmLabel: t('sync.discard'),
      tone: 'danger',
    });
    if (sure) await discard(key).catch(() => undefined);
  };
  return { send, save, discard: ask };
}
