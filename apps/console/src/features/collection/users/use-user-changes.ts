import { todayInDhaka } from '@msurvey/domain';
import { AFTER_USERS } from '~/features/collection/parts/stale.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface Targets {
  users: number[];
  targetValue: number;
}

/** Everything that changes a user of a form; the day of a target is today, as specified. */
export function useUserChanges(formId: number) {
  const t = useTexts();
  const refresh = AFTER_USERS;
  const send = ({ users, targetValue }: Targets) =>
    api.setTargets({ body: { targetSetting: { formId, targetValue, targetDate: todayInDhaka() }, users } });
  return {
    setTarget: useAction(send, { success: t('target.updated'), refresh }),
    setTargets: useAction(send, { success: t('target.savedForMany'), refresh }),
    distribute: useAction(() => api.distributeTargets({ body: { formId, targetDate: todayInDhaka() } }), {
      success: t('target.distributed'),
      refresh,
    }),
    setStatus: useAction(
      (change: { userId: number; isActive: boolean }) => api.setFormUserStatus({ body: { formId, ...change } }),
      { success: ({ data }) => t(data.isActive ? 'status.activated' : 'status.inactivated'), refresh },
    ),
    addUsers: useAction((userIds: number[]) => api.addFormUsers({ body: { formId, userIds } }), {
      success: t('add.done'),
      refresh,
    }),
  };
}
export type UserChanges = ReturnType<typeof useUserChanges>;
