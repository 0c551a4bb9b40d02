import { NewsEvents } from '~/features/dashboard/live/news-events.ts';
import { currentToken } from '~/lib/client.ts';

const ADDRESS = '/msurvey/api/live';
/** The server gives a sign of life every 15 seconds. */
const SILENT_MS = 40_000;

/** Nobody is signed in here, or may not see dashboards: no use to ask again. */
export class NotForUs extends Error {}

interface Line {
  opened: () => void;
  heard: (projectIds: number[]) => void;
}

/**
 * One line to the server, read until it ends. Not an EventSource: that cannot send the token but in the address. A line
 * over which nothing comes (a computer that slept, another network) is given up.
 */
export async function readNews(signal: AbortSignal, { opened, heard }: Line): Promise<void> {
  const token = await currentToken();
  if (!token) throw new NotForUs();
  const silence = new AbortController();
  let alarm: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(), SILENT_MS);
  };
  moved();
  try {
    const response = await fetch(ADDRESS, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 403) throw new NotForUs();
    if (!response.ok || !response.body) throw new Error(`no news: ${response.status}`);
    const events = new NewsEvents();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      moved();
      opened();
      for (const projectIds of events.read(piece.value)) heard(projectIds);
    }
  } finally {
    clearTimeout(alarm!);
  }
}
