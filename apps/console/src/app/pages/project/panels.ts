import type { ComponentType } from 'react';
import { LogFramePanel } from '~/app/pages/project/LogFramePanel.tsx';
import { ActivityTab, ValidationTab } from '~/features/activities/index.ts';
import type { ConfigurationModule } from '~/app/pages/project/configuration-tabs.ts';
import { DashboardTab } from '~/features/dashboard/index.ts';
import { ReportTab } from '~/features/indicators/index.ts';
import { LogDefinitionTab } from '~/features/logframe/index.ts';
import { DemonstrationsTab, GroupsTab, InfrastructureTab, MembersTab } from '~/features/registry/index.ts';
import { WorkPlanTab } from '~/features/workplans/index.ts';

export interface PanelProps {
  projectId: number;
}

/** What the features put into the tabs; a module that is not here says that it comes later. */
export const PANELS: Partial<Record<ConfigurationModule, ComponentType<PanelProps>>> = {
  Dashboard: DashboardTab,
  'Member Register': MembersTab,
  'Group Register': GroupsTab,
  'Project Activity': ActivityTab,
  'Work plan': WorkPlanTab,
  'Demonstration list': DemonstrationsTab,
  'Infrastructure list': InfrastructureTab,
  Validation: ValidationTab,
  'Log Definition': LogDefinitionTab,
  'Log Frame': LogFramePanel,
  Report: ReportTab,
};
