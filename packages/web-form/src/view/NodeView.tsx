import type { AnyChildNode, GroupNode, RepeatRangeNode } from '@getodk/xforms-engine';
import { memo } from 'react';
import { isControl, isRepeat, isShown } from '../engine/tree.ts';
import { Question } from '../question/Question.tsx';
import { Boundary } from './Boundary.tsx';
import { GroupView } from './GroupView.tsx';
import { RepeatView } from './RepeatView.tsx';
import type { RenderNodes } from './render-nodes.ts';

interface NodeViewProps {
  node: AnyChildNode;
  /** Of the headings: a group in a group stands one lower. */
  level: number;
}

/** Whatever stands at this place of the form. */
export const NodeView = memo(function NodeView({ node, level }: NodeViewProps) {
  if (!isShown(node)) return null;
  if (isControl(node))
    return (
      <Boundary>
        <Question node={node} />
      </Boundary>
    );
  if (isRepeat(node)) return <RepeatView node={node as RepeatRangeNode} level={level} render={renderNodes} />;
  return <GroupView node={node as GroupNode} level={level} render={renderNodes} />;
});

export const renderNodes: RenderNodes = (nodes, level) =>
  nodes.map((node) => <NodeView key={node.nodeId} node={node} level={level} />);
