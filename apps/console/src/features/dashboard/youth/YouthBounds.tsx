import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/dashboard/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { wrongFields } from '~/lib/NumbersDialog.tsx';
import { SettingLine } from '~/lib/SettingLine.tsx';

const FIELDS = ['youthFrom', 'youthTo'] as const;
const ASK_AGAIN_MS = 1000;

/** Who counts as young, and while that is being changed: by which ages the figures still go. */
export function YouthBounds({ projectId }: { projectId: number }) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { number, dateTime } = useFormat();
  const { data } = useQuery({
    ...api.youthBounds.query({ query: { projectId } }),
    refetchInterval: ({ state }) => (state.data?.data.changing ? ASK_AGAIN_MS : false),
  });
  const changing = data?.data.changing;
  const was = useRef(false);
  useEffect(() => {
    if (was.current && changing === null) void client.invalidateQueries();
    was.current = Boolean(changing);
  }, [changing, client]);
  if (!data) return null;
  const { youthFrom, youthTo } = data.data;
  const save = async (values: Record<(typeof FIELDS)[number], number>) => {
    if (values.youthTo < values.youthFrom) throw wrongFields(['youthTo'], t('youth.order'));
    const { data: started } = await api.changeYouthBounds({ body: { projectId, ...values } });
    if (started.task) toast.success(t('youth.started'));
    await client.invalidateQueries({ queryKey: ['youthBounds'] });
  };
  const ages = { from: number(youthFrom), to: number(youthTo) };
  const line = t('youth.line', ages);
  const mayChange = data.meta.can.edit && !changing;
  return (
    <SettingLine
      text={
        changing
          ? t('youth.changing', {
              ...ages,
              nextFrom: number(changing.youthFrom),
              nextTo: number(changing.youthTo),
              since: dateTime(changing.since),
              done: changing.done,
              total: changing.total ?? 0,
            })
          : line
      }
      change={
        mayChange
          ? {
              label: t('youth.change'),
              title: t('youth.title'),
              hint: t('youth.hint'),
              fields: FIELDS.map((name) => ({ name, label: t(`youth.${name}`) })),
              values: { youthFrom, youthTo },
              notNumber: t('youth.notNumber'),
              onSave: save,
            }
          : null
      }
    />
  );
}
