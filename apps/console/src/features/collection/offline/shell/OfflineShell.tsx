import { NoticeButton } from '@msurvey/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { session } from '~/app/session/session.ts';
import { startWorker, useNewVersion } from '~/app/worker/register.ts';
import { useIsOffline } from '~/features/collection/offline/connection.ts';
import { forgetForms } from '~/features/collection/offline/forms/kept-forms.ts';
import { keepSending } from '~/features/collection/offline/queue/keep-sending.ts';
import { useQueue } from '~/features/collection/offline/queue/live.ts';
import { Notice } from '~/features/collection/offline/shell/Notice.tsx';
import { SYNC_PATH } from '~/features/collection/parts/paths.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** Whoever signs out leaves no forms behind; what they have not sent stays, and waits for them. */
function forgetOnSignOut(): () => void {
  let owner = session.get().user?.id;
  return session.subscribe(() => {
    const { user, endedBy } = session.get();
    if (owner !== undefined && !user && endedBy === 'logout') void forgetForms(owner).catch(() => undefined);
    owner = user?.id;
  });
}

const isFilling = (pathname: string): boolean => /\/(new|edit)-submission\b/.test(pathname);

/** Under the top bar of every screen: sends what waits, and says when there is no network or a new version. */
export default function OfflineShell() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  const offline = useIsOffline();
  const { entries } = useQueue();
  const reload = useNewVersion();
  useEffect(() => {
    startWorker();
    const stop = [forgetOnSignOut(), keepSending()];
    return () => {
      for (const end of stop) end();
    };
  }, []);
  const isOnSync = pathname === SYNC_PATH;
  return (
    <>
      {offline && (
        <Notice
          tone="warning"
          text={t('offline.banner', { count: entries.length })}
          action={!isOnSync && <NoticeButton href={SYNC_PATH} label={t('offline.see')} />}
        />
      )}
      {reload && !isFilling(pathname) && (
        <Notice
          tone="info"
          text={t('offline.newVersion')}
          action={<NoticeButton onClick={reload} label={t('offline.reload')} />}
        />
      )}
    </>
  );
}
