import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { copyParents, isBlank, nextCode } from '@msurvey/domain';
import { AutocompleteField, FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStored } from '~/features/logframe/dialogs/edited.ts';
import { allNodes, nameOfNode, placed } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';

interface CopyDialogProps {
  projectId: number;
  node: LogframeNode;
  nodes: readonly LogframeNode[];
  types: readonly LogframeType[];
  onClose: () => void;
}
interface Values {
  parent: number | null;
  code: string;
}

/** Beneath another parent another code is the next one. */
function Code({ codeUnder }: { codeUnder: (parent: number | null) => string }) {
  const t = useTexts();
  const { setValue } = useFormContext<Values>();
  const parent = useWatch<Values, 'parent'>({ name: 'parent' });
  const before = useRef(parent);
  useEffect(() => {
    if (before.current === parent) return;
    before.current = parent;
    setValue('code', codeUnder(parent));
  }, [parent, setValue, codeUnder]);
  return <TextField name="code" label={t('node.code')} required maxLength={40} />;
}

/** Where a copy of a node is to stand, and under which code. */
export function CopyDialog({ projectId, node, nodes, types, onClose }: CopyDialogProps) {
  const t = useTexts();
  const stored = useStored();
  const all = [...allNodes(nodes)];
  const byId = new Map(all.map((one) => [one.id, one]));
  const places = copyParents(placed(nodes), types, node.id).flatMap(({ id }) => byId.get(id) ?? []);
  const codeUnder = (parent: number | null) => {
    const above = parent === null ? undefined : byId.get(parent);
    return nextCode(
      above?.code ?? null,
      (above?.children ?? nodes).map(({ code }) => code),
    );
  };
  const send = async ({ parent, code }: Values) => {
    await api.copyNode({ body: { projectId, nodeId: node.id, parent, code } });
    await stored();
  };
  return (
    <FormDialog<Values>
      open
      title={t('copy.title', { name: nameOfNode(node) })}
      submitLabel={t('copy.submit')}
      defaultValues={{ parent: node.parent, code: codeUnder(node.parent) }}
      canSubmit={({ parent, code }) => !isBlank(code) && (parent !== null || node.parent === null)}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography variant="body2">{t('copy.takes', { count: [...allNodes([node])].length })}</Typography>
      {node.parent !== null && (
        <AutocompleteField
          name="parent"
          label={t('copy.under')}
          required
          options={places.map((place) => ({ id: place.id, name: nameOfNode(place) }))}
        />
      )}
      <Code codeUnder={codeUnder} />
    </FormDialog>
  );
}
