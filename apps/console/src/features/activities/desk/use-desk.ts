import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueueFilter } from '@msurvey/contract';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueue } from '~/features/activities/desk/use-queue.ts';
import {
  ANY_WAITING,
  readWaitingFilters,
  type WaitingFilters,
  waitingInput,
} from '~/features/activities/desk/waiting-filters.ts';
import { api } from '~/lib/client.ts';

const idOf = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/**
 * Which record lies on the desk, and its neighbours; the address holds it, and what the queue of all (`null`) is narrowed
 * by. On a phone the list comes first.
 */
export function useDesk(projectId: number, subActivityId: number | null) {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const isClean = params.get('clean') === 'true';
  const isAll = subActivityId === null;
  const filters = isAll ? readWaitingFilters(params) : ANY_WAITING;
  // the same as long as it says the same, whichever record is open
  const said = JSON.stringify({ ...waitingInput(filters), ...(isAll ? {} : { subActivityId }), projectId, isClean });
  const filter = useMemo(() => JSON.parse(said) as QueueFilter, [said]);
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
    void client.prefetchQuery(api.validationRecord.query({ body: { ...filter, id: next } }));
  }, [client, filter, next]);

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
    isAll,
    isClean,
    filter,
    filters,
    isNarrowed: Object.entries(ANY_WAITING).some(([name, any]) => filters[name as keyof WaitingFilters] !== any),
    queue,
    record,
    openId,
    /** The open record itself; undefined while another is still on the screen. */
    shown,
    /** On a phone the way back leads to the list. */
    open: (id: number | undefined) =>
      write({ record: id === undefined ? undefined : String(id) }, wide || asked !== undefined),
    /** Other filters, another queue: it begins with its first record. */
    setFilters: (changes: Partial<WaitingFilters>) =>
      write(
        {
          ...Object.fromEntries(
            Object.entries(changes).map(([name, value]) => [
              name,
              value === ANY_WAITING[name as keyof WaitingFilters] ? undefined : String(value),
            ]),
          ),
          record: undefined,
        },
        true,
      ),
    setClean: (clean: boolean) => write({ clean: clean ? 'true' : undefined, record: undefined }, true),
  };
}
export type Desk = ReturnType<typeof useDesk>;
