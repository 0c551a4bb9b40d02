import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { Choices } from '~/features/collection/entry/conflict/Choices.tsx';
import { compare, firstChoice, type Side } from '~/features/collection/entry/conflict/compare.ts';
import type { ConflictProps } from '~/features/collection/entry/conflict/conflict-props.ts';
import { DifferingTable } from '~/features/collection/entry/conflict/DifferingTable.tsx';
import { merge } from '~/features/collection/entry/conflict/merge.ts';
import { useShown } from '~/features/collection/entry/conflict/use-shown.ts';
import type { useVersions } from '~/features/collection/entry/conflict/use-versions.ts';
import { useFilesOf } from '~/features/collection/entry/use-entry-record.ts';
import { discard, heldIn, holding, replaceWaiting, sendNow } from '~/features/collection/offline/index.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';

interface ChoosingProps extends ConflictProps {
  versions: NonNullable<ReturnType<typeof useVersions>['data']>;
  /** Again somebody was faster. */
  onStale: () => void;
}

export function Choosing({ form, instanceId, waitingKey, back, versions, ...on }: ChoosingProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { dateTime } = useFormat();
  const { mine, theirs, base } = versions;
  const rows = useMemo(() => compare(mine.xml, theirs.xml, base), [mine, theirs, base]);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = (path: string): Side => {
    const row = rows.find((one) => one.path === path);
    return chosen[path] ?? (row ? firstChoice(row) : 'theirs');
  };
  const { shown, labelOf, wordsOf } = useShown(form, rows);
  const files = useFilesOf(form.formId, theirs);

  const goOn = () => {
    const paths = rows.map(({ path }) => path).filter((path) => sideOf(path) === 'mine');
    const own = (name: string) => mine.files.find((file) => file.name === name)?.blob;
    const held = holding(theirs, mine.held);
    on.onMerged({
      instance: {
        kind: 'submission',
        xml: merge(theirs.xml, mine.xml, paths),
        files: async (name) => own(name) ?? files.get(name),
        ...heldIn(held),
      },
      held,
      base: theirs.revision,
      known: files.known,
      replaces: waitingKey,
    });
  };
  const keepMine = useAction(async () => {
    on.onBusy(true);
    try {
      await replaceWaiting(waitingKey, { ...mine, edit: { instanceId, base: theirs.revision } });
      const result = await sendNow(waitingKey);
      if (result !== 'sent' && result.state === 'conflict') on.onStale();
      on.onResult(result);
    } finally {
      on.onBusy(false);
    }
  });
  const drop = async () => {
    const question = { title: t('conflict.discard'), text: t('conflict.discard.text') };
    if (!(await confirm({ ...question, confirmLabel: t('conflict.discard'), tone: 'danger' }))) return;
    await discard(waitingKey);
    await navigate(back);
  };
  const values = { who: theirs.savedBy, at: dateTime(theirs.savedAt) };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        <strong>{t('conflict.title')}</strong>
        <div>{t('conflict.text', values)}</div>
      </Alert>
      <DifferingTable
        rows={shown}
        theirsHeader={t('conflict.theirs', values)}
        sideOf={sideOf}
        onChoose={(path, side) => setChosen((before) => ({ ...before, [path]: side }))}
        labelOf={labelOf}
        wordsOf={wordsOf}
      />
      <Choices
        back={back}
        busy={keepMine.isPending}
        onGoOn={goOn}
        onKeepMine={() => keepMine.mutate(undefined)}
        onDiscard={() => void drop()}
      />
    </Stack>
  );
}
