import { EmptyState, PageTabs } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import { useCan } from '~/app/session/index.ts';
import { CONFIGURATION_TABS } from '~/features/projects/configuration/tabs.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** A tab appears only with the View permission of its module. */
export function ConfigurationTab() {
  const t = useTexts();
  const can = useCan();
  const tabs = CONFIGURATION_TABS.map((module, id) => ({ id, module })).filter(({ module }) => can(`${module}/View`));
  const [open, choose] = useUrlTab(
    tabs.map((tab) => tab.id),
    'index',
  );
  if (tabs.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState text={t('project.noConfiguration')} hint={t('configuration.none')} />
      </Paper>
    );
  return (
    <PageTabs
      label={t('configuration.tabs')}
      value={open}
      onChange={choose}
      tabs={tabs.map(({ id, module }) => ({
        id,
        label: t(`configuration.${module}`),
        content: (
          <Paper variant="outlined">
            <EmptyState text={t(`configuration.${module}`)} hint={t('configuration.later')} />
          </Paper>
        ),
      }))}
    />
  );
}
