import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { wrongFields } from '~/lib/NumbersDialog.tsx';
import { SettingLine } from '~/lib/SettingLine.tsx';

const FIELDS = ['boundaryKm', 'warningKm', 'seriousKm'] as const;
type Limits = Record<(typeof FIELDS)[number], number>;

/** From where on a position is striking, in words, and the way to change it for whoever looks after the project. */
export function PositionLimits({ projectId }: { projectId: number }) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { number } = useFormat();
  const { data } = useQuery(api.positionLimits.query({ query: { projectId } }));
  if (!data) return null;
  const { isDefault: _, ...limits } = data.data;
  const save = async (values: Limits) => {
    if (values.seriousKm < values.warningKm) throw wrongFields(['seriousKm'], t('limits.order'));
    await api.changePositionLimits({ body: { projectId, ...values } });
    toast.success(t('limits.saved'));
    await client.invalidateQueries({ queryKey: ['positionLimits'] });
  };
  return (
    <SettingLine
      text={t('limits.line', {
        boundary: number(limits.boundaryKm),
        warning: number(limits.warningKm),
        serious: number(limits.seriousKm),
      })}
      change={
        data.meta.can.edit
          ? {
              label: t('limits.change'),
              title: t('limits.title'),
              hint: t('limits.hint'),
              fields: FIELDS.map((name) => ({ name, label: t(`limits.${name}`) })),
              values: limits,
              notNumber: t('limits.notNumber'),
              onSave: save,
            }
          : null
      }
    />
  );
}
