import { EVIDENCE_BYTES, EVIDENCE_ENDINGS, MOST_EVIDENCE } from '@msurvey/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { type ChosenFile, type FileFault, lookedAt } from '~/features/indicators/evidence/wrong-files.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { type Answer, api, messageOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

export interface OfValue {
  projectId: number;
  logframeId: number;
  date: string;
}

/** The files of a value, and what can be done with them: each is stored at once, not with the value. */
export function useEvidence(value: OfValue) {
  const t = useTexts();
  const client = useQueryClient();
  const confirm = useConfirm();
  const call = api.indicatorEvidence.query({ query: value });
  const found = useQuery({ ...call, staleTime: 0 });
  const [faults, setFaults] = useState<string[]>([]);
  const files = found.data?.data ?? [];

  const changed = async (answer: Answer<'indicatorEvidence'>) => {
    client.setQueryData(call.queryKey, answer);
    await Promise.all(
      [api.indicatorCollection, api.indicatorValueHistory].map(({ key }) =>
        client.invalidateQueries({ queryKey: key }),
      ),
    );
  };
  const said: Record<FileFault, string> = {
    type: t('evidence.fault.type', { types: EVIDENCE_ENDINGS.join(', ') }),
    size: t('evidence.fault.size', { megabytes: EVIDENCE_BYTES / 1_000_000 }),
    empty: t('evidence.fault.empty'),
    many: t('evidence.fault.many', { most: MOST_EVIDENCE }),
  };
  /** One after the other, so that a slow line is not shared; of those that fail it is said why. */
  const send = async ({ file, fault }: ChosenFile): Promise<string | null> => {
    const form = new FormData();
    form.append('file', file);
    try {
      if (!fault) await changed(await api.attachIndicatorEvidence({ query: value, form }));
      return fault && t('evidence.faultOf', { name: file.name, value: said[fault] });
    } catch (error) {
      return t('evidence.faultOf', { name: file.name, value: messageOf(error) });
    }
  };
  const attach = useAction(async (chosen: readonly File[]) => {
    setFaults([]);
    const wrong: string[] = [];
    for (const one of lookedAt(chosen, files.length)) {
      const fault = await send(one);
      if (fault) wrong.push(fault);
    }
    setFaults(wrong);
    const count = chosen.length - wrong.length;
    if (count > 0) toast.success(t('evidence.attached', { count }));
  });
  const remove = useAction(
    async (id: number) => changed(await api.removeIndicatorEvidence({ body: { ...value, id } })),
    {
      success: t('evidence.removed'),
    },
  );
  const download = useAction(async (id: number) =>
    saveFile(await api.indicatorEvidenceFile({ query: { ...value, id } })),
  );
  const askToRemove = async ({ id, name }: { id: number; name: string }) => {
    const text = t('evidence.removeText', { name });
    if (await confirm({ text, confirmLabel: t('evidence.remove'), tone: 'danger' })) remove.mutate(id);
  };
  return { found, files, can: found.data?.meta.can, faults, attach, askToRemove, download };
}
