import { BackLink, EmptyState, FailedState, FormSkeleton, PageHeader, PageSkeleton } from '@msurvey/ui';
import { IconEye } from '@msurvey/ui/icons';
import { WebForm } from '@msurvey/web-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { XformIdentity } from '~/features/forms/parts/XformIdentity.tsx';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { useXform } from '~/features/forms/xform/use-xform.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useEntryLayout } from '~/lib/entry-layout.ts';
import { useFormat } from '~/lib/format.ts';

/** A form of the library as whoever fills it will see it. Nothing is sent. */
export default function PreviewPage() {
  const t = useTexts();
  const { idString = '' } = useParams();
  const [search] = useSearchParams();
  const { xform, unknown, error, refetch } = useXform({ id_string: idString });
  const version = Number(search.get('version')) || undefined;
  if (xform) return <Preview key={`${xform.id}/${version}`} xform={xform} version={version} />;
  if (error) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  if (!unknown) return <PageSkeleton />;
  return <EmptyState isPage text={t('xform.unknown')} action={<Button href="/forms">{t('forms')}</Button>} />;
}

function Preview({ xform, version }: { xform: DataOf<'xform'>; version: number | undefined }) {
  const t = useTexts();
  const { number } = useFormat();
  const layout = useEntryLayout();
  const { idString } = xform;
  const { data, error, refetch } = useQuery({
    queryKey: ['previewXml', idString, version ?? 0, xform.formUpdatedAt],
    queryFn: async () => (await api.downloadForm({ body: { id_string: idString, type: 'xml', version } })).blob.text(),
    // what somebody is trying out must not change while they do
    staleTime: Number.POSITIVE_INFINITY,
  });
  const attachments = useCallback(
    async (name: string) =>
      (await api.formMediaFile({ body: { id_string: idString, name, version } }).catch(() => null))?.blob ?? null,
    [idString, version],
  );
  const shown = version ?? xform.version;
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={xformPath(idString)} label={xform.title} />
      <PageHeader title={t('preview.of', { form: xform.title })} subtitle={<XformIdentity xform={xform} />} />
      <Alert severity="info" icon={<IconEye size={20} aria-hidden />}>
        {shown === null ? t('preview.draft') : t('preview.version', { version: number(shown, { useGrouping: false }) })}
      </Alert>
      {error && <FailedState text={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 960 }}>
          {data === undefined ? (
            <FormSkeleton fields={6} />
          ) : (
            <WebForm xml={data} attachments={attachments} mode="preview" showTitle={false} {...layout} />
          )}
        </Paper>
      )}
    </Stack>
  );
}
