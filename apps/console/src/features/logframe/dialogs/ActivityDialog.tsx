import type { LogframeNode } from '@msurvey/contract';
import { type FieldFault, isBlank } from '@msurvey/domain';
import { DateField, FormDialog, SelectField, TextField } from '@msurvey/ui';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameOf } from '~/features/code-lists/index.ts';
import { type Edited, offeredCode, useStored } from '~/features/logframe/dialogs/edited.ts';
import { itemsOf, type Line, linesOf, type Measure } from '~/features/logframe/dialogs/implementation.ts';
import { ImplementationList } from '~/features/logframe/dialogs/ImplementationList.tsx';
import { Under } from '~/features/logframe/dialogs/Under.tsx';
import { nameOfNode } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';

interface Values {
  name: string;
  nameBn: string;
  code: string;
  description: string;
  start_date: string;
  end_date: string;
  activityType: string | null;
  crossCutting: string | null;
  implementation: Measure | null;
  lines: Line[];
}

/** The documents' own sentence instead of the usual one. */
const needed = (sentence: string) => (value: unknown) =>
  value === null || (typeof value === 'string' && isBlank(value)) ? (sentence as FieldFault) : undefined;

function useOptions(code: string) {
  const { data } = useQuery(api.itemOptions.query({ params: { code } }));
  return (data?.data ?? []).map((item) => ({ id: item.code, name: nameOf(item.label) }));
}

/** Another measure counts other things: its list begins anew. */
function Implementation() {
  const t = useTexts();
  const { setValue } = useFormContext<Values>();
  const measure = useWatch({ name: 'implementation' }) as Measure | null;
  const before = useRef(measure);
  useEffect(() => {
    if (before.current === measure) return;
    before.current = measure;
    setValue('lines', []);
  }, [measure, setValue]);
  return (
    <>
      <SelectField
        name="implementation"
        label={t('activity.measure')}
        validate={needed(t('activity.implementationRequired')) as never}
        options={([1, 2, 3] as const).map((id) => ({ id, name: t(`measure.${id}`) }))}
      />
      {measure && <ImplementationList key={measure} measure={measure} />}
    </>
  );
}

/** The larger form of work that is planned. */
export function ActivityDialog({ siblings, ...edited }: Edited & { siblings: readonly LogframeNode[] }) {
  const { projectId, type, parent, node, onClose } = edited;
  const t = useTexts();
  const stored = useStored();
  const [types, issues] = [useOptions('activity-type'), useOptions('cross-cutting-issue')];
  const activity = node?.activity;
  const save = async ({
    start_date,
    end_date,
    implementation,
    activityType,
    crossCutting,
    lines,
    ...values
  }: Values) => {
    const measure = implementation ?? 1;
    const body = {
      projectId,
      ...values,
      activityType: activityType ?? '',
      crossCutting: crossCutting ?? '',
      dateRange: { start_date: start_date || null, end_date: end_date || null },
      implementation: measure,
      implementationList: { data: itemsOf(measure, lines) },
      lf_projectName: node?.lf_projectName ?? [],
    };
    if (node) await api.updateLogframeActivity({ body: { ...body, nodeId: node.id, version: node.version } });
    else await api.createLogframeActivity({ body: { ...body, parent: parent?.id ?? null, logframetype: type.id } });
    await stored();
  };
  const endFault = (end: string, { start_date }: Record<string, unknown>) =>
    end && typeof start_date === 'string' && start_date && end < start_date
      ? (t('activity.endBefore') as FieldFault)
      : undefined;
  return (
    <FormDialog<Values>
      open
      maxWidth="md"
      title={t(node ? 'node.edit' : 'node.new', { type: type.name })}
      of={node ? nameOfNode(node) : undefined}
      defaultValues={{
        name: node?.titleEn ?? '',
        nameBn: node?.titleBn ?? '',
        code: node?.code ?? offeredCode(edited, siblings),
        description: activity?.description ?? '',
        start_date: activity?.dateRange.start_date ?? '',
        end_date: activity?.dateRange.end_date ?? '',
        activityType: activity?.activityType ?? null,
        crossCutting: activity?.crossCutting ?? null,
        implementation: (activity?.implementation as Measure | undefined) ?? null,
        lines: linesOf(activity?.implementationList.data ?? []),
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <Under parent={parent} />
      <TextField
        name="name"
        label={t('node.name')}
        maxLength={500}
        validate={needed(t('activity.nameRequired')) as never}
      />
      <TextField name="nameBn" label={t('node.nameBn')} maxLength={500} lang="bn" />
      <TextField name="code" label={t('node.code')} maxLength={40} validate={needed(t('node.enterCode')) as never} />
      <TextField name="description" label={t('activity.description')} rows={2} maxLength={4000} />
      <FormLabel component="p" sx={{ m: 0 }}>
        {t('activity.timeline')}
      </FormLabel>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DateField name="start_date" label={t('activity.start')} />
        <DateField name="end_date" label={t('activity.end')} validate={endFault as never} />
      </Stack>
      <Implementation />
      <SelectField
        name="activityType"
        label={t('activity.type')}
        validate={needed(t('activity.typeRequired')) as never}
        options={types}
      />
      <SelectField
        name="crossCutting"
        label={t('activity.crossCutting')}
        validate={needed(t('activity.crossCuttingRequired')) as never}
        options={issues}
      />
    </FormDialog>
  );
}
