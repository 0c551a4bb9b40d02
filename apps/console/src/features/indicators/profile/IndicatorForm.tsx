import type { Contribution } from '@msurvey/contract';
import { isBlank } from '@msurvey/domain';
import { AutocompleteField, FormDialog, readNumber, SelectField, TextField } from '@msurvey/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from '~/app/shell/toasts.tsx';
import { refreshIndicator } from '~/features/indicators/parts/refresh.ts';
import { numberRule } from '~/features/indicators/settings/number-rule.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';

interface Values {
  ofProjectId: number | null;
  indicatorId: number | null;
  weight: string;
}
interface IndicatorFormProps {
  projectId: number;
  logframeId: number;
  /** Null: a new one. */
  contribution: Contribution | null;
  onClose: () => void;
}

/** A contributing indicator: of which project, which, and with what weight. */
export function IndicatorForm({ projectId, logframeId, contribution, onClose }: IndicatorFormProps) {
  const t = useTexts();
  const client = useQueryClient();
  const save = async ({ ofProjectId, indicatorId, weight }: Values) => {
    if (ofProjectId === null || indicatorId === null) return;
    await api.saveContributingIndicator({
      body: {
        // As written, `projectId` is that of the contributing indicator.
        ofProjectId: projectId,
        logframeId,
        id: contribution?.id ?? null,
        projectId: ofProjectId,
        indicatorId,
        weight: readNumber(weight) ?? 0,
        ...(contribution ? { version: contribution.version } : {}),
      },
    });
    await refreshIndicator(client);
    toast.success(t('contributing.saved'));
  };
  return (
    <FormDialog<Values>
      open
      title={t('contributing.form')}
      defaultValues={{
        ofProjectId: contribution?.project.id ?? null,
        indicatorId: contribution?.indicator.id ?? null,
        weight: contribution ? String(contribution.weight) : '',
      }}
      submitLabel={t('submit')}
      canSubmit={(values) => values.ofProjectId !== null && values.indicatorId !== null && !isBlank(values.weight)}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields projectId={projectId} logframeId={logframeId} />
      <TextField
        name="weight"
        label={t('contributing.weight')}
        inputMode="decimal"
        validate={numberRule(t)(0.01, 100)}
      />
    </FormDialog>
  );
}

/** Another project has other indicators. */
function Fields({ projectId, logframeId }: { projectId: number; logframeId: number }) {
  const t = useTexts();
  const { setValue } = useFormContext<Values>();
  const chosen = useWatch<Values>({ name: 'ofProjectId' }) as number | null;
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    setValue('indicatorId', null);
  }, [chosen, setValue]);
  const projects = useQuery(api.contributingProjects.query({ query: { projectId } }));
  const indicators = useQuery({
    ...api.indicatorsOfProject.query({ query: { projectId: chosen ?? projectId } }),
    enabled: chosen !== null,
  });
  return (
    <>
      <SelectField
        name="ofProjectId"
        label={t('contributing.project')}
        options={(projects.data?.data ?? []).map(({ id, name }) => ({ id, name }))}
      />
      <AutocompleteField
        name="indicatorId"
        label={t('contributing.indicator')}
        disabled={chosen === null}
        loading={indicators.isLoading}
        options={(chosen === null ? [] : (indicators.data?.data ?? []))
          .filter(({ id }) => id !== logframeId)
          .map(({ id, code, title }) => ({ id, name: `${code} ${title}` }))}
      />
    </>
  );
}
