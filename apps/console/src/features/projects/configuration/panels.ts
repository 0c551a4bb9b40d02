import type { ComponentType } from 'react';
import { ActivityTab, ValidationTab } from '~/features/activities/index.ts';
import type { ConfigurationModule } from '~/features/projects/configuration/tabs.ts';
import { DemonstrationsTab, GroupsTab, InfrastructureTab, MembersTab } from '~/features/registry/index.ts';

export interface PanelProps {
  projectId: number;
}

/** What the features put into the tabs; a module that is not here says that it comes later. */
export const PANELS: Partial<Record<ConfigurationModule, ComponentType<PanelProps>>> = {
  'Member Register': MembersTab,
  'Group Register': GroupsTab,
  'Project Activity': ActivityTab,
  'Demonstration list': DemonstrationsTab,
  'Infrastructure list': InfrastructureTab,
  Validation: ValidationTab,
};
