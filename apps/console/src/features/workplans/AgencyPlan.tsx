import { type Column, DataTable, PanelHeader, StatusChip } from '@msurvey/ui';
import { IconAdjustmentsHorizontal, IconCheck, IconEye, IconPencil, IconPlus, IconUpload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanView } from '@msurvey/contract';
import { nameOf } from '~/features/code-lists/index.ts';
import { AgreeYear } from '~/features/workplans/AgreeYear.tsx';
import { PlanDialog, type PlanMode } from '~/features/workplans/dialog/PlanDialog.tsx';
import { ImportDialog } from '~/features/workplans/import/ImportDialog.tsx';
import { PaceDialog } from '~/features/workplans/PaceDialog.tsx';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

interface AgencyPlanProps {
  projectId: number;
  agency: number;
  /** The fiscal year that is shown at once; null: none. */
  opensAt: number | null;
}
type PlanYear = PlanView['years'][number];

/** The fiscal years of an agency; each is read and changed in a dialog. */
export function AgencyPlan({ projectId, agency, opensAt }: AgencyPlanProps) {
  const t = useTexts();
  const yearWords = useYearWords();
  const [opened, setOpened] = useState<{ mode: PlanMode; year: number | null } | null>(
    opensAt === null ? null : { mode: 'view', year: opensAt },
  );
  const [isImporting, setImporting] = useState(false);
  const [agreed, setAgreed] = useState<number | null>(null);
  const [paced, setPaced] = useState<PlanYear | null>(null);
  const query = useQuery({ ...api.workPlan.query({ query: { projectId, agency } }), staleTime: 0 });
  const { data, refetch } = query;
  if (!data) return <NotYet query={query} />;
  const { data: plan, meta } = data;
  /** With what others have saved and approved since. */
  const open = async (mode: PlanMode, year: number | null) => {
    await refetch();
    setOpened({ mode, year });
  };
  const columns: Column<PlanYear>[] = [
    { id: 'year', header: t('column.year'), primary: true, nowrap: true, value: ({ year }) => yearWords(year) },
    {
      id: 'state',
      header: t('column.state'),
      primary: true,
      cell: ({ state }) => (
        <StatusChip status={state === 'agreed' ? 'active' : 'pending'} label={t(`state.${state}`)} />
      ),
    },
  ];
  const isEmpty = plan.years.length === 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={nameOf(plan.name)}
        {...(isEmpty && meta.can.create
          ? { action: { label: t('add'), icon: IconPlus, onClick: () => void open('add', null) } }
          : {})}
      >
        {meta.can.edit && (
          <Button size="small" startIcon={<IconUpload size={18} aria-hidden />} onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        )}
      </PanelHeader>
      <DataTable
        label={t('years')}
        columns={columns}
        rows={plan.years}
        rowId={({ year }) => year}
        serial
        actionsBefore={{ column: 'state', header: t('column.action') }}
        actions={(one) => {
          const { year, state } = one;
          return [
            { id: 'view', label: t('view'), icon: IconEye, onClick: () => void open('view', year) },
            ...(meta.can.edit
              ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => void open('edit', year) }]
              : []),
            ...(meta.can.edit && state === 'draft'
              ? [{ id: 'agree', label: t('agree'), icon: IconCheck, onClick: () => setAgreed(year) }]
              : []),
            ...(meta.can.edit
              ? [{ id: 'pace', label: t('pace'), icon: IconAdjustmentsHorizontal, onClick: () => setPaced(one) }]
              : []),
          ];
        }}
        empty={{ text: t('empty'), hint: t(meta.can.create ? 'empty.add' : 'empty.hint') }}
      />
      {agreed !== null && <AgreeYear projectId={projectId} plan={plan} year={agreed} onClose={() => setAgreed(null)} />}
      {paced && <PaceDialog projectId={projectId} plan={plan} year={paced} onClose={() => setPaced(null)} />}
      {isImporting && <ImportDialog projectId={projectId} plan={plan} onClose={() => setImporting(false)} />}
      {opened && (
        <PlanDialog
          projectId={projectId}
          answer={data}
          mode={opened.mode}
          year={opened.year}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
