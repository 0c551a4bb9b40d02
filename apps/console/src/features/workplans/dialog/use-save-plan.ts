import type { PlanChange, PlanEdits, PlanView } from '@msurvey/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/workplans/texts.ts';
import { api, ApiError, messageOf } from '~/lib/client.ts';

interface Save {
  edits: PlanEdits;
  years: readonly number[];
  reason?: string | null;
  source?: string | null;
}

/**
 * Saves a plan as a whole. Where somebody else saved meanwhile, what they changed is fetched and shown, what was typed
 * stays, and the next save is made upon theirs.
 */
export function useSavePlan(projectId: number, given: PlanView) {
  const t = useTexts();
  const client = useQueryClient();
  const [plan, setPlan] = useState(given);
  const [meanwhile, setMeanwhile] = useState<readonly PlanChange[]>([]);
  const [isSaving, setSaving] = useState(false);

  const catchUp = async () => {
    const query = { projectId, agency: plan.agency };
    const [changes, now] = await Promise.all([
      api.workPlanChanges({ query: { ...query, since: plan.version } }),
      api.workPlan({ query }),
    ]);
    setMeanwhile(changes.data);
    setPlan(now.data);
  };

  /** True: it is saved. */
  const save = async ({ edits, years, reason = null, source = null }: Save): Promise<boolean> => {
    setSaving(true);
    try {
      const body = {
        projectId,
        agency: plan.agency,
        version: plan.version,
        years: [...years],
        ...edits,
        reason,
        source,
      };
      await api.saveWorkPlan({ body });
      await client.invalidateQueries({ queryKey: api.workPlan.key });
      toast.success(t('saved'));
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      if (error instanceof ApiError && error.has('workplan.changed')) await catchUp().catch(() => undefined);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { plan, meanwhile, isSaving, save };
}
