import { FIGURES } from '@msurvey/domain';
import { IconEye, IconUser, IconUsersGroup } from '@msurvey/ui/icons';
import { activityProfilePath, useActivityColumns } from '~/features/activities/index.ts';
import { type OpenedProps, OpenedView } from '~/features/figures/opened/OpenedView.tsx';
import { useOpenedList } from '~/features/figures/opened/use-opened-list.ts';
import { useProfileAction } from '~/features/figures/opened/use-profile-action.ts';
import {
  groupProfilePath,
  memberProfilePath,
  useGroupColumns,
  useMemberColumns,
  useRegistryForms,
} from '~/features/registry/index.ts';
import { api } from '~/lib/client.ts';

/** The list that a figure opens to: people, groups or activities. */
export function OpenedFigure(props: OpenedProps) {
  const { counts } = FIGURES[props.figure];
  if (counts === 'works') return <Activities {...props} />;
  return counts === 'groups' ? <Groups {...props} /> : <People {...props} />;
}

function People(props: OpenedProps) {
  const { projectId } = props;
  const profile = useProfileAction('Member Register/View', IconUser);
  return (
    <OpenedView
      {...props}
      list={useOpenedList(props, api.figurePeople.query)}
      columns={useMemberColumns(projectId)}
      rowId={({ id }) => id}
      profile={(row) => profile(memberProfilePath(projectId, row))}
      recordOf={useRegistryForms(projectId).record}
    />
  );
}

function Groups(props: OpenedProps) {
  const { projectId } = props;
  const profile = useProfileAction('Group Register/View', IconUsersGroup);
  return (
    <OpenedView
      {...props}
      list={useOpenedList(props, api.figureGroups.query)}
      columns={useGroupColumns(projectId)}
      rowId={({ id }) => id}
      profile={({ id }) => profile(groupProfilePath(projectId, id))}
      recordOf={useRegistryForms(projectId).record}
    />
  );
}

function Activities(props: OpenedProps) {
  const { projectId } = props;
  const profile = useProfileAction('Project Activity/View', IconEye);
  const forms = useRegistryForms(projectId);
  return (
    <OpenedView
      {...props}
      list={useOpenedList(props, api.figureRecords.query)}
      columns={useActivityColumns()}
      rowId={({ id }) => id}
      profile={(row) => profile(activityProfilePath(projectId, row))}
      recordOf={({ form_id, instance }) => forms.record({ formId: form_id, instance })}
    />
  );
}
