import { useSearchParams } from 'react-router';

/** The open tab in the URL; with numbers, `tabIndex` as the addresses people have saved. */
export function useUrlTab<Id extends string | number>(
  ids: readonly Id[],
  name = 'tabIndex',
): [open: Id, choose: (id: Id) => void] {
  const [params, setParams] = useSearchParams();
  const open = ids.find((id) => String(id) === params.get(name)) ?? (ids[0] as Id);
  const choose = (id: Id) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [open, choose];
}
