import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Matched, matchFiles } from '~/features/forms/media/match.ts';
import { AFTER_MEDIA } from '~/features/forms/parts/stale.ts';
import { api, messageOf } from '~/lib/client.ts';

export interface Sending extends Matched {
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Why the server did not take it. */
  reason?: string;
}

/** Sends files one after the other, so that a slow line is not shared by ten of them; can be stopped between bytes. */
export function useMediaUploads(idString: string) {
  const queries = useQueryClient();
  const [list, setList] = useState<Sending[]>([]);
  const running = useRef<AbortController>(undefined);
  const note = (file: File, change: Partial<Sending>) =>
    setList((before) => before.map((one) => (one.file === file ? { ...one, ...change } : one)));

  const send = async ({ file, slot }: Matched, signal: AbortSignal) => {
    const form = new FormData();
    form.append('id_string', idString);
    form.append('name', slot ?? file.name);
    form.append('file', file);
    note(file, { state: 'sending' });
    try {
      await api.uploadFormMedia({ form }, { signal });
      note(file, { state: 'done' });
    } catch (error) {
      if (!signal.aborted) note(file, { state: 'failed', reason: messageOf(error) });
    }
  };
  const start = async (matched: Matched[]) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setList(matched.map((one) => ({ ...one, state: one.fault ? 'failed' : 'waiting' })));
    for (const one of matched) if (!one.fault && !control.signal.aborted) await send(one, control.signal);
    await Promise.all(AFTER_MEDIA.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return {
    list,
    isRunning: list.some(({ state }) => state === 'waiting' || state === 'sending'),
    sendAll: (files: readonly File[], slots: readonly string[]) => void start(matchFiles(files, slots)),
    /** One file for one slot, whatever the file is called. */
    sendOne: (file: File, slot: string) => {
      const [matched] = matchFiles([file], [file.name]);
      if (matched) void start([{ ...matched, slot }]);
    },
    stop: () => {
      running.current?.abort();
      setList((before) => before.filter(({ state }) => state === 'done' || state === 'failed'));
    },
    clear: () => setList([]),
  };
}
