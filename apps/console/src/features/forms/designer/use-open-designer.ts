import { useNavigate } from 'react-router';
import { designerPath } from '~/features/forms/parts/paths.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** A new tab signs in with a ticket of its own; where the browser refuses new tabs, this one goes there. */
export function useOpenDesigner() {
  const navigate = useNavigate();
  return useAction(async (id: number) => {
    const { data } = await api.designerTicket({ body: { id } });
    const address = `/form-designer?formId=${id}&ticket=${encodeURIComponent(data.ticket)}`;
    if (!window.open(address, '_blank')) await navigate(designerPath(id));
  });
}
