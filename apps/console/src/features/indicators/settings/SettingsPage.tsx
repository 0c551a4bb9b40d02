import type { IndicatorSettingsView } from '@msurvey/contract';
import { PanelHeader, useSubmit } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { toast } from '~/app/shell/toasts.tsx';
import { useLeaveWarning } from '~/app/shell/use-leave-warning.ts';
import { IndicatorFrame } from '~/features/indicators/parts/IndicatorFrame.tsx';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { refreshIndicator } from '~/features/indicators/parts/refresh.ts';
import { GroupsFields } from '~/features/indicators/settings/GroupsFields.tsx';
import { Meaning } from '~/features/indicators/settings/Meaning.tsx';
import { MeasureFields } from '~/features/indicators/settings/MeasureFields.tsx';
import { SourceFields } from '~/features/indicators/settings/SourceFields.tsx';
import { useSettingLists } from '~/features/indicators/settings/use-lists.ts';
import { settingOf, type SettingValues, valuesOf } from '~/features/indicators/settings/values.ts';
import { SourceLink } from '~/features/indicators/source/SourceLink.tsx';
import { useTexts } from '~/features/indicators/texts.ts';
import { ApiError, api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

export default function SettingsPage() {
  const t = useTexts();
  return (
    <IndicatorFrame page="indicator-settings" title={t('page.settings')}>
      {(of) => <Settings {...of} />}
    </IndicatorFrame>
  );
}

function Settings(of: OfIndicator) {
  const query = useQuery({
    ...api.indicatorSettings.query({ query: { projectId: of.projectId, logframeId: of.indicator.id } }),
    staleTime: 0,
    gcTime: 0,
    // What is being typed is not overtaken by what others save; saving tells of it.
    refetchOnWindowFocus: false,
  });
  return query.data ? <SettingsForm {...of} given={query.data.data} /> : <NotYet query={query} />;
}

function SettingsForm({ projectId, indicator, given }: OfIndicator & { given: IndicatorSettingsView }) {
  const t = useTexts();
  const client = useQueryClient();
  const lists = useSettingLists(projectId);
  const [{ version, setting: saved }, setSaved] = useState<Pick<IndicatorSettingsView, 'version' | 'setting'>>(given);
  const form = useForm<SettingValues>({ defaultValues: valuesOf(given.setting) });
  const logframeId = indicator.id;
  const disabled = !given.can.setting;
  const { submit, failure } = useSubmit(form, async (values) => {
    try {
      const { data } = await api.saveIndicatorSettings({
        body: { projectId, logframeId, setting: settingOf(values), version },
      });
      setSaved(data);
      form.reset(valuesOf(data.setting));
      toast.success(t('settings.saved'));
      await refreshIndicator(client);
    } catch (error) {
      if (error instanceof ApiError && error.has('indicator.changed-meanwhile')) {
        // What others saved comes in where nothing was typed; what was typed stays, and is saved upon theirs.
        const { data } = await api.indicatorSettings({ query: { projectId, logframeId } });
        setSaved(data);
        form.reset(valuesOf(data.setting), { keepDirtyValues: true });
      }
      throw error;
    }
  });
  const fields = { lists, disabled };
  return (
    <FormProvider {...form}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <Stack component="form" noValidate onSubmit={submit} aria-label={t('settings.card')} sx={{ gap: 3 }}>
          <UnsavedWarning saved={saved} />
          <PanelHeader title={t('settings.card')} />
          {failure && <Alert severity="error">{failure}</Alert>}
          {indicator.isAggregatedIndicator && <Alert severity="info">{t('settings.aggregated')}</Alert>}
          <MeasureFields {...fields} />
          <SourceFields
            {...fields}
            projectId={projectId}
            logframeId={logframeId}
            isAggregated={indicator.isAggregatedIndicator}
          />
          {!indicator.isAggregatedIndicator && (
            <SourceLink projectId={projectId} logframeId={logframeId} isCounted={given.source === 'records'} />
          )}
          <GroupsFields {...fields} projectId={projectId} />
          <Meaning
            projectId={projectId}
            lists={lists}
            isAggregated={indicator.isAggregatedIndicator}
            hasForm={given.source === 'records'}
          />
          {!disabled && (
            <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
              <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
                {t('submit')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Paper>
    </FormProvider>
  );
}

/** Compared with what is saved: the form's own sign of changes stays up when groups are filled anew after a save. */
function UnsavedWarning({ saved }: { saved: IndicatorSettingsView['setting'] }) {
  const { control } = useFormContext<SettingValues>();
  const values = useWatch({ control }) as SettingValues;
  const said = (of: SettingValues) => JSON.stringify(settingOf(of));
  useLeaveWarning(said(values) !== said(valuesOf(saved)));
  return null;
}
