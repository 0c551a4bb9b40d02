import type { PlanView } from '@msurvey/contract';
import { ConfirmDialog } from '@msurvey/ui';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface AgreeYearProps {
  projectId: number;
  plan: PlanView;
  year: number;
  onClose: () => void;
}

/** Asked first: there is no way back from agreed to draft. */
export function AgreeYear({ projectId, plan, year, onClose }: AgreeYearProps) {
  const t = useTexts();
  const words = { year: useYearWords()(year) };
  const agree = useAction(
    () => api.agreeWorkPlan({ body: { projectId, agency: plan.agency, version: plan.version, year } }),
    { success: t('agree.done', words), refresh: ['workPlan'] },
  );
  return (
    <ConfirmDialog
      open
      title={t('agree.title', words)}
      text={t('agree.text')}
      confirmLabel={t('agree')}
      cancelLabel={t('cancel')}
      onConfirm={() => agree.mutate(undefined, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
