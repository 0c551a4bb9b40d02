import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { type NodeAction, nodeActions } from '@msurvey/domain';
import type { HeaderAction } from '@msurvey/ui';
import {
  type Icon,
  IconChartBar,
  IconClipboardList,
  IconListDetails,
  IconPencil,
  IconPlus,
  IconSettings,
  IconTarget,
  IconTrash,
  IconUpload,
} from '@msurvey/ui/icons';
import { acting } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';

const ICONS: Record<NodeAction, Icon> = {
  add: IconPlus,
  targets: IconTarget,
  settings: IconSettings,
  activityProfile: IconListDetails,
  edit: IconPencil,
  delete: IconTrash,
  profile: IconChartBar,
  dataCollection: IconClipboardList,
  dataUpload: IconUpload,
  disaggregationBaseline: IconListDetails,
};
/** Actions that lead to a page of the node. */
const PAGES: Partial<Record<NodeAction, string>> = {
  targets: 'targets',
  settings: 'indicator-settings',
  activityProfile: 'activity-profile',
  profile: 'indicator-profile',
  dataCollection: 'data-collection',
  dataUpload: 'data-upload',
};
export type Worked = 'add' | 'edit' | 'delete' | 'disaggregationBaseline';

/** What the menu of a row offers. */
export function useNodeActions(
  projectId: number,
  types: readonly LogframeType[],
  work: (what: Worked, node: LogframeNode) => void,
) {
  const t = useTexts();
  return (node: LogframeNode): HeaderAction[] =>
    nodeActions(acting(node, types)).map((action) => {
      const page = PAGES[action];
      return {
        label: t(`action.${action}`),
        icon: ICONS[action],
        ...(page
          ? { href: `/projects/${projectId}/profile/logframe/${node.id}/${page}` }
          : { onClick: () => work(action as Worked, node) }),
      };
    });
}
