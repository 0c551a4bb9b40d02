import type { PlanView } from '@msurvey/contract';
import { isPhasing } from '@msurvey/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api } from '~/lib/client.ts';
import { NumbersDialog, wrongFields } from '~/lib/NumbersDialog.tsx';

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;
const FIELDS = [...QUARTERS, 'tolerance'] as const;
type Name = (typeof FIELDS)[number];

interface PaceDialogProps {
  projectId: number;
  plan: PlanView;
  year: PlanView['years'][number];
  onClose: () => void;
}

/** How a year's targets are spread over its quarters, and from where on work is called ahead or behind. */
export function PaceDialog({ projectId, plan, year, onClose }: PaceDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const words = { year: useYearWords()(year.year) };
  const values = Object.fromEntries([
    ...QUARTERS.map((name, at) => [name, year.phasing[at] ?? 0]),
    ['tolerance', year.tolerance],
  ]) as Record<Name, number>;
  const save = async ({ tolerance, ...typed }: Record<Name, number>) => {
    const phasing = QUARTERS.map((name) => typed[name]);
    if (!isPhasing(phasing)) throw wrongFields(QUARTERS, t('pace.hundred'));
    if (tolerance < 0 || tolerance > 100) throw wrongFields(['tolerance'], t('pace.percent'));
    await api.paceWorkPlan({ body: { projectId, agency: plan.agency, year: year.year, phasing, tolerance } });
    toast.success(t('pace.saved', words));
    await client.invalidateQueries({ queryKey: ['workPlan'] });
  };
  return (
    <NumbersDialog
      title={t('pace.title', words)}
      hint={t('pace.hint')}
      fields={FIELDS.map((name) => ({ name, label: t(`pace.${name}`) }))}
      values={values}
      notNumber={t('pace.percent')}
      onSave={save}
      onClose={onClose}
    />
  );
}
