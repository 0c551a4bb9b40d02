import { useLocation, useNavigate } from 'react-router';

/** The open tab in the URL; with numbers, `tabIndex` as the addresses people have saved. */
export function useUrlTab<Id extends string | number>(
  ids: readonly Id[],
  name = 'tabIndex',
): [open: Id, choose: (id: Id) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const open = ids.find((id) => String(id) === params.get(name)) ?? (ids[0] as Id);
  // By its path, too: while another screen is on its way this one is still seen, and its tabs are not that one's.
  const choose = (id: Id) => {
    params.set(name, String(id));
    void navigate({ pathname, search: `?${params}` }, { replace: true, preventScrollReset: true });
  };
  return [open, choose];
}
