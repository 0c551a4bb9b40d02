import type { SourceView } from '@msurvey/contract';
import { FREQUENCIES } from '@msurvey/domain';
import { ConfirmDialog, PanelHeader } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { IndicatorFrame } from '~/features/indicators/parts/IndicatorFrame.tsx';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { useLeaveWarning } from '~/app/shell/use-leave-warning.ts';
import { useDateWords } from '~/features/indicators/parts/use-period-words.ts';
import { ConditionsTable } from '~/features/indicators/source/ConditionsTable.tsx';
import { emptyDraft, faultsOf, isSame, type SourceDraft, sourceOf } from '~/features/indicators/source/draft.ts';
import { FillDialog } from '~/features/indicators/source/FillDialog.tsx';
import { Preview } from '~/features/indicators/source/Preview.tsx';
import { SourceFields } from '~/features/indicators/source/SourceFields.tsx';
import { SplitFields } from '~/features/indicators/source/SplitFields.tsx';
import { useSettled } from '~/lib/use-settled.ts';
import { useSourceActions } from '~/features/indicators/source/use-source-actions.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

/** How long nobody changes anything before the preview is asked for. */
const SETTLED_MS = 400;
const MEANT_FAULTS = ['required', 'invalid', 'notFound', 'taken'] as const;

export default function SourcePage() {
  const t = useTexts();
  return (
    <IndicatorFrame page="data-upload" title={t('page.source')}>
      {(of) =>
        of.indicator.isAggregatedIndicator ? (
          <Alert severity="info">{t('settings.aggregated')}</Alert>
        ) : (
          <Source {...of} />
        )
      }
    </IndicatorFrame>
  );
}

function Source(of: OfIndicator) {
  const query = useQuery({
    ...api.indicatorSource.query({ query: { projectId: of.projectId, logframeId: of.indicator.id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const t = useTexts();
  if (!query.data) return <NotYet query={query} />;
  const view = query.data.data;
  if (view.source && !view.form) return <Alert severity="info">{t('source.elsewhere')}</Alert>;
  if (view.formulas.length === 0) return <Alert severity="info">{t('source.text')}</Alert>;
  return <SourceForm {...of} view={view} />;
}

function SourceForm({ projectId, indicator, view }: OfIndicator & { view: SourceView }) {
  const t = useTexts();
  const logframeId = indicator.id;
  const disabled = !view.canEdit;
  const [draft, setDraft] = useState<SourceDraft>(view.source ?? emptyDraft(view.formulas));
  const [isAsked, setAsked] = useState(false);
  const [dialog, setDialog] = useState<'fill' | 'remove' | null>(null);
  const [address, setAddress] = useSearchParams();
  const date = address.get('date');
  const frequency = FREQUENCIES.find((code) => code === view.frequencyCode) ?? 'yearly';
  const dateWords = useDateWords(frequency);
  const forms = useQuery(api.indicatorSourceForms.query({ query: { projectId } }));
  const { formId } = draft;
  const asked = useQuery({
    ...api.indicatorSourceColumns.query({ query: { projectId, formId: formId ?? 0 } }),
    enabled: formId !== null,
  });
  const columns = asked.data?.data ?? [];
  const faults = faultsOf(draft, columns, view);
  const source = faults.size === 0 ? sourceOf(draft, columns) : null;
  const settled = useSettled(JSON.stringify(source), SETTLED_MS);
  // While something is being chosen the figures of what was whole before stay.
  const [kept, setKept] = useState(settled);
  if (settled !== 'null' && settled !== kept) setKept(settled);
  const shown = JSON.parse(kept) as typeof source;
  const preview = useQuery({
    ...api.previewIndicatorSource.query({
      body: { projectId, logframeId, source: shown as NonNullable<typeof source>, ...(date ? { date } : {}) },
    }),
    enabled: shown !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { save, fill } = useSourceActions(projectId, logframeId, view);
  // What has filled a period, or is not meant to be counted any more, has done its work.
  const [used, setUsed] = useState<typeof source>(null);
  const isKept = source && (isSame(source, view.source) || isSame(source, used));
  const isUntouched = formId !== null && isSame({ ...draft, formId }, view.source);
  const isChanged = formId !== null && asked.isSuccess && !isKept && !isUntouched;
  useLeaveWarning(isChanged && !disabled);
  const sentence = (field: string) => {
    const fault = faults.get(field);
    // What is not chosen yet is no mistake before somebody wants to save it.
    if (!fault || (fault === 'required' && !isAsked) || (formId !== null && !asked.isSuccess)) return undefined;
    return t(`source.fault.${MEANT_FAULTS.find((one) => one === fault) ?? 'invalid'}`);
  };
  const whole = (work: (of: NonNullable<typeof source>) => void) => {
    setAsked(true);
    if (source) work(source);
  };
  const periods = preview.data?.data.periods ?? [];
  const fields = { columns, disabled, sentence };
  return (
    <Stack sx={{ gap: 2 }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <Stack
          component="form"
          noValidate
          aria-label={t('page.source')}
          sx={{ gap: 3 }}
          onSubmit={(event) => {
            event.preventDefault();
            whole((of) => save.mutate(of));
          }}
        >
          <PanelHeader title={t('source.title')} />
          {view.source ? (
            <Alert severity="success">{t('source.isSaved', { form: view.form?.title ?? '' })}</Alert>
          ) : (
            <Alert severity="info">{t('source.about')}</Alert>
          )}
          {!view.isFit && <Alert severity="warning">{t('source.unfit')}</Alert>}
          {forms.error && <Alert severity="error">{messageOf(forms.error)}</Alert>}
          {asked.error && <Alert severity="error">{messageOf(asked.error)}</Alert>}
          {forms.data?.data.length === 0 && <Alert severity="info">{t('source.noForms')}</Alert>}
          <SourceFields view={view} forms={forms.data?.data ?? []} draft={draft} onChange={setDraft} {...fields} />
          <ConditionsTable
            conditions={draft.conditions}
            isShare={draft.formula === 'share'}
            onChange={(conditions) => setDraft({ ...draft, conditions })}
            {...fields}
          />
          <SplitFields
            groups={view.groups}
            columns={columns}
            splits={draft.splits}
            disabled={disabled}
            onChange={(splits) => setDraft({ ...draft, splits })}
          />
          {!disabled && (
            <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
              {view.source && (
                <Button color="error" onClick={() => setDialog('remove')}>
                  {t('source.remove')}
                </Button>
              )}
              <Button
                variant="outlined"
                disabled={source !== null && periods.length === 0}
                onClick={() => whole(() => setDialog('fill'))}
              >
                {t('source.fill')}
              </Button>
              <Button type="submit" variant="contained" loading={save.isPending}>
                {t('source.save')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Paper>
      {source === null && <Alert severity="info">{t('source.preview.later')}</Alert>}
      {shown !== null && (
        <Preview
          kind={view.reading.kind}
          preview={preview.data?.data}
          isLoading={preview.isFetching}
          error={preview.error ? messageOf(preview.error) : undefined}
          onRetry={() => void preview.refetch()}
          dateWords={dateWords}
          date={date}
          onDate={(next) => setAddress(next === null ? {} : { date: next }, { replace: true })}
        />
      )}
      {dialog === 'fill' && source && (
        <FillDialog
          kind={view.reading.kind}
          periods={periods}
          dateWords={dateWords}
          onFill={async (day, reason) => {
            await fill(source, day, reason);
            setUsed(source);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('source.remove')}
        text={t('source.remove.text')}
        confirmLabel={t('source.remove.confirm')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={() => {
          setDialog(null);
          setUsed(source);
          save.mutate(null);
        }}
        onCancel={() => setDialog(null)}
      />
    </Stack>
  );
}
