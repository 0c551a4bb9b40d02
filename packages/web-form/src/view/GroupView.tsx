import type { GroupNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import { Media } from '../question/Media.tsx';
import { questionId } from '../question/Question.tsx';
import { Words } from '../question/Words.tsx';
import { Heading } from './Heading.tsx';
import type { RenderNodes } from './render-nodes.ts';

interface GroupViewProps {
  node: GroupNode;
  level: number;
  render: RenderNodes;
}

/** Questions that belong together, under their heading. */
export function GroupView({ node, level, render }: GroupViewProps) {
  const { relevant, label, children, isEmpty } = useEngineState(() => ({
    relevant: node.currentState.relevant,
    label: node.currentState.label,
    children: node.currentState.children,
    isEmpty: !node.currentState.hasRelevantBodyNodes,
  }));
  if (!relevant || isEmpty) return null;
  if (!label?.asString) return render(children, level);
  const id = questionId(node.nodeId);
  return (
    <section className="wf-group" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Heading level={level} id={`${id}-title`}>
        <Words text={label} />
      </Heading>
      <Media text={label} />
      <div className="wf-group-body">{render(children, level + 1)}</div>
    </section>
  );
}
