import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useQueue } from '~/features/activities/desk/use-queue.ts';
import { api } from '~/lib/client.ts';

const idOf = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Which record lies on the desk, and its neighbours; the address holds it. On a phone the list comes first. */
export function useDesk(projectId: number, subActivityId: number) {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const isClean = params.get('clean') === 'true';
  const filter = { projectId, subActivityId, isClean };
  const queue = useQueue(filter);
  const asked = idOf(params.get('record'));
  const openId = asked ?? (wide ? queue.rows?.[0]?.id : undefined);
  const record = useQuery({
    ...api.validationRecord.query({ body: { ...filter, id: openId ?? 0 } }),
    enabled: openId !== undefined,
    placeholderData: keepPreviousData,
  });
  const shown = openId !== undefined && record.data?.data.id === openId ? record.data.data : undefined;

  const next = shown?.next ?? undefined;
  useEffect(() => {
    // one goes from record to record by a key: the next one should be there already
    if (!next) return;
    const body = { projectId, subActivityId, isClean, id: next };
    void client.prefetchQuery(api.validationRecord.query({ body }));
  }, [client, projectId, subActivityId, isClean, next]);

  const write = (changes: Record<string, string | undefined>, replace: boolean) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) changed.delete(name);
          else changed.set(name, value);
        return changed;
      },
      { replace, preventScrollReset: true },
    );
  return {
    wide,
    isClean,
    queue,
    record,
    openId,
    /** The open record itself; undefined while another is still on the screen. */
    shown,
    /** On a phone the way back leads to the list. */
    open: (id: number | undefined) =>
      write({ record: id === undefined ? undefined : String(id) }, wide || asked !== undefined),
    setClean: (clean: boolean) => write({ clean: clean ? 'true' : undefined, record: undefined }, true),
  };
}
export type Desk = ReturnType<typeof useDesk>;
