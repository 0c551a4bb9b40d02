import { keepLine, type News } from '~/features/dashboard/live/keep-line.ts';
import { exclusively } from '~/lib/exclusive.ts';

type Hearer = (news: News) => void;

const hearers = new Set<Hearer>();
let stop: (() => void) | undefined;

/** One tab of a person keeps the line for all of their tabs; when it is closed the next one takes over. */
function begin(userId: number): () => void {
  const name = `live.${userId}`;
  const over = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`msurvey.${name}`);
  const tell = (news: News) => {
    for (const hear of hearers) hear(news);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => tell(data));
  const keep = async () => {
    if (over.signal.aborted) return;
    await keepLine(over.signal, (news) => {
      // Whoever asked for it may have gone while it was on its way; their channel is closed.
      if (over.signal.aborted) return;
      tell(news);
      channel?.postMessage(news);
    });
  };
  // Without locks of the browser's own (plain http) each tab has its line: a lock that expires is for short work.
  void (navigator.locks ? exclusively(name, keep) : keep());
  return () => {
    over.abort();
    channel?.close();
  };
}

/** Tells of figures that change, in whichever tab and browser it happens, as long as somebody listens. */
export function hearFigures(userId: number, hearer: Hearer): () => void {
  hearers.add(hearer);
  stop ??= begin(userId);
  return () => {
    hearers.delete(hearer);
    if (hearers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
