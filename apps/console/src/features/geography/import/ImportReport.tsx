import { PanelHeader } from '@msurvey/ui';
import { IconCheck } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { LevelCounts } from '~/features/geography/import/LevelCounts.tsx';
import { Problems } from '~/features/geography/import/Problems.tsx';
import type { useGeoImport } from '~/features/geography/import/use-geo-import.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { type DataOf, messageOf } from '~/lib/client.ts';

interface ImportReportProps {
  checked: DataOf<'checkGeoImport'>;
  apply: ReturnType<typeof useGeoImport>['apply'];
}

/** What the file would do, and after Apply what it did. */
export function ImportReport({ checked, apply }: ImportReportProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const top = useRef<HTMLDivElement>(null);
  const done = apply.data?.data;
  const { kind, counts, levels, problems, truncated } = done ?? checked;
  const { importId } = checked;
  // the answer stands beneath the form, possibly out of sight
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [checked]);
  const ask = async (id: string) => {
    const text = t(`import.applyText.${kind}`, {
      added: counts.added,
      changed: counts.changed,
      matched: counts.matched,
    });
    if (await confirm({ title: t('import.applyTitle'), text, confirmLabel: t('import.apply') })) apply.mutate(id);
  };
  const words = { rows: counts.rows, added: counts.added, changed: counts.changed, matched: counts.matched };
  return (
    <Stack ref={top} component="section" aria-label={t('report')} sx={{ gap: 2, scrollMarginTop: 80 }}>
      <PanelHeader title={t(done ? 'report.done' : 'report.dryRun')} />
      {done ? (
        <Alert severity="success" role="status">
          {t(`report.applied.${kind}`, words)}
        </Alert>
      ) : importId ? (
        <Alert severity="info" role="status">
          {t(`report.would.${kind}`, words)}
        </Alert>
      ) : (
        <Alert severity="error">{t('report.cannot')}</Alert>
      )}
      {apply.error && <Alert severity="error">{messageOf(apply.error)}</Alert>}
      <LevelCounts kind={kind} levels={levels} />
      <Problems problems={problems} truncated={truncated} />
      {importId && !done && (
        <div>
          <Button
            variant="contained"
            startIcon={<IconCheck size={18} aria-hidden />}
            loading={apply.isPending}
            onClick={() => void ask(importId)}
          >
            {t('import.apply')}
          </Button>
        </div>
      )}
      {done && (
        <div>
          <Button variant="outlined" href={kind === 'boundaries' ? '/geography?tab=layers' : '/geography'}>
            {t('report.see')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
