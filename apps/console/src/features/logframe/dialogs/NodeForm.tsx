import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { ActivityDialog } from '~/features/logframe/dialogs/ActivityDialog.tsx';
import { ChooseTypeDialog } from '~/features/logframe/dialogs/ChooseTypeDialog.tsx';
import { NodeDialog } from '~/features/logframe/dialogs/NodeDialog.tsx';
import { api, messageOf } from '~/lib/client.ts';

interface NodeFormProps {
  projectId: number;
  types: readonly LogframeType[];
  /** At the top of the tree, for the code that a new one is offered. */
  roots: readonly LogframeNode[];
  onClose: () => void;
}

const FormOfType = (props: ComponentProps<typeof NodeDialog>) =>
  props.type.isActivity ? <ActivityDialog {...props} /> : <NodeDialog {...props} />;

/** A new node: first of which type, where there are several, then its form. */
export function NewNode({ parent, types, roots, ...rest }: NodeFormProps & { parent: LogframeNode | null }) {
  const below = types.filter((type) => type.parent === (parent?.type ?? null));
  const [type, setType] = useState(below.length === 1 ? below[0] : undefined);
  if (!type) return <ChooseTypeDialog types={below} onChoose={setType} onClose={rest.onClose} />;
  return <FormOfType {...rest} type={type} parent={parent} node={null} siblings={roots} />;
}

/** The form of a node as it is now: what others changed since the tree was read is in it. */
export function EditNode({ id, types, roots, ...rest }: NodeFormProps & { id: number }) {
  const toast = useToast();
  const { onClose, projectId } = rest;
  const { data, error } = useQuery({
    ...api.logframeNode.query({ query: { projectId, nodeId: id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!error) return;
    toast.error(messageOf(error));
    onClose();
  }, [error, toast, onClose]);
  const node = data?.data;
  const type = types.find((one) => one.id === node?.type);
  if (!node || !type) return null;
  return <FormOfType {...rest} type={type} parent={null} node={node} siblings={roots} />;
}
