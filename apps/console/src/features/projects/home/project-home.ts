import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { RowOf } from '~/lib/client.ts';

/** A project of the programme begins with its dashboard for whoever may see it, any other with its team. */
export function projectHome(
  { id, umbrella }: Pick<RowOf<'myProjects'>, 'id' | 'umbrella'>,
  seesDashboard: boolean,
): string {
  const isOfProgramme = (umbrella?.id ?? id) === PROJECT_PROGRAMME;
  return `/project/${id}${seesDashboard && isOfProgramme ? '?tabIndex=3' : ''}`;
}
