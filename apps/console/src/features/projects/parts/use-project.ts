import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { ApiError, api } from '~/lib/client.ts';
import { useIsNamed, useTellName } from '~/lib/names.ts';

/** Identifiers are positive 32-bit numbers; anything else in an address names no project. */
const LARGEST_ID = 2_147_483_647;
export const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined;
};

/** The project of an address. One that is not there and one that is somebody else's are both unknown. */
export function useProject(text: string | undefined) {
  const id = idOf(text);
  // asking without the right would end the session
  const asks = useCan()('Project/View') && id !== undefined;
  const query = useQuery({ ...api.project.query({ query: { id: id ?? 0 } }), enabled: asks });
  useTellName(['project', id], query.data?.data.name);
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return {
    id,
    project: gone ? undefined : query.data?.data,
    unknown: !asks || gone,
    error: gone ? null : query.error,
    refetch: () => void query.refetch(),
  };
}

/** For a screen in a project that needs nothing of it: its name, unless that is known. */
export function useProjectName(text: string | undefined): void {
  const id = idOf(text);
  const isNamed = useIsNamed(['project', id]);
  const asks = useCan()('Project/View') && id !== undefined && !isNamed;
  const query = useQuery({ ...api.project.query({ query: { id: id ?? 0 } }), enabled: asks });
  useTellName(['project', id], query.data?.data.name);
}
