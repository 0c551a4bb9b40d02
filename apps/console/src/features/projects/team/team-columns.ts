import type { Column } from '@msurvey/ui';
import { useTexts } from '~/features/projects/texts.ts';
import type { RowOf } from '~/lib/client.ts';

type Person = RowOf<'projectCandidates'>;

/** People as a team and the list of its candidates show them. */
export function useTeamColumns<Row extends Person>(): Column<Row>[] {
  const t = useTexts();
  return [
    { id: 'name', header: t('team.name'), primary: true },
    { id: 'username', header: t('team.username') },
    { id: 'roleName', header: t('team.role'), primary: true },
    { id: 'orgName', header: t('team.organization'), primary: true },
  ];
}
