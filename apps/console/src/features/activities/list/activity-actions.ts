import type { ActivityRow } from '@msurvey/contract';
import { REMOVAL, type RowAction } from '@msurvey/ui';
import { IconEye, IconPencil } from '@msurvey/ui/icons';
import { useLocation } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { useDeleteActivity } from '~/features/activities/list/use-delete-activity.ts';
import { activityProfilePath } from '~/features/activities/parts/paths.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { editSubmissionPath, withFrom } from '~/features/collection/index.ts';

/** Edit and delete only while it is not approved. Delete is offered to everybody: who may not is told why. */
export function useActivityActions(projectId: number): (row: ActivityRow) => RowAction[] {
  const t = useTexts();
  const can = useCan();
  const remove = useDeleteActivity(projectId);
  const { pathname, search } = useLocation();
  const isAdmin = can('fao-admin');
  return (row) => [
    { id: 'profile', label: t('action.profile'), icon: IconEye, href: activityProfilePath(projectId, row) },
    ...(row.can.edit
      ? [
          {
            id: 'edit',
            label: t('action.edit'),
            icon: IconPencil,
            href: withFrom(
              editSubmissionPath({ projectId, id: row.form_id, xformId: row.xform_id }, row.instance),
              pathname + search,
            ),
          },
        ]
      : []),
    ...(!row.is_validate && (row.can.delete || !isAdmin)
      ? [
          {
            id: 'delete',
            label: t('action.delete'),
            ...REMOVAL,
            disabled: remove.isPending,
            onClick: () => void remove.ask(row),
          },
        ]
      : []),
  ];
}
