import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { legalParents } from '@msurvey/domain';
import { useMemo, useState } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { allNodes, placed } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';

export interface Move {
  isAllowed: boolean;
  /** The node that is being moved, by hand or by keyboard. */
  moving: LogframeNode | null;
  /** Where it may go. */
  legal: ReadonlySet<number>;
  /** Where it is to go, once a reason is given. */
  asked: { node: LogframeNode; to: LogframeNode } | null;
  begin: (node: LogframeNode) => boolean;
  drop: (to: LogframeNode) => void;
  end: () => void;
}

/** Taking up a node, the places that are lit meanwhile, and putting it down. */
export function useMove(nodes: readonly LogframeNode[], types: readonly LogframeType[], isAllowed: boolean): Move {
  const t = useTexts();
  const toast = useToast();
  const [moving, setMoving] = useState<LogframeNode | null>(null);
  const [asked, setAsked] = useState<Move['asked']>(null);
  const known = useMemo(() => placed(nodes), [nodes]);
  const legalFor = (node: LogframeNode) => legalParents(known, types, node.id);
  const legal = useMemo(
    () => (moving ? legalParents(known, types, moving.id) : new Set<number>()),
    [moving, known, types],
  );
  return {
    isAllowed,
    moving,
    legal,
    asked,
    begin: (node) => {
      if (legalFor(node).size === 0) {
        toast.error(t('move.nowhere'));
        return false;
      }
      setMoving(node);
      return true;
    },
    drop: (to) => {
      if (!moving) return;
      // Whoever lets go where it stands, or on itself, meant to leave it there.
      if (to.id !== moving.id && to.id !== moving.parent) {
        const target = legal.has(to.id) ? [...allNodes(nodes)].find(({ id }) => id === to.id) : undefined;
        if (target) setAsked({ node: moving, to: target });
        else toast.error(t('move.illegal'));
      }
      setMoving(null);
    },
    end: () => {
      setMoving(null);
      setAsked(null);
    },
  };
}
