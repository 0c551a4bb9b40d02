import type { RepeatInstanceNode } from '@getodk/xforms-engine';
import IconButton from '@mui/material/IconButton';
import { IconTrash } from '@msurvey/ui/icons';
import { memo } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { questionId } from '../question/Question.tsx';
import { Heading } from './Heading.tsx';
import type { RenderNodes } from './render-nodes.ts';
import { useFormText } from './use-form-text.ts';

interface RepeatInstanceProps {
  node: RepeatInstanceNode;
  index: number;
  name: string;
  level: number;
  render?: RenderNodes;
  onRemove?: (index: number) => void;
}

export const RepeatInstance = memo(function RepeatInstance(props: RepeatInstanceProps) {
  const { node, index, name, level, render, onRemove } = props;
  const t = useFormText();
  const { relevant, children } = useEngineState(() => ({
    relevant: node.currentState.relevant,
    children: node.currentState.children,
  }));
  if (!relevant) return null;
  const id = questionId(node.nodeId);
  const numbered = { name, number: index + 1 };
  return (
    <section className="wf-group wf-instance" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="wf-row" style={{ justifyContent: 'space-between' }}>
        <Heading level={level} id={`${id}-title`}>
          {t('repeat.number', numbered)}
        </Heading>
        {onRemove && (
          <IconButton aria-label={t('repeat.removeNumber', numbered)} onClick={() => onRemove(index)}>
            <IconTrash size={20} />
          </IconButton>
        )}
      </div>
      {render?.(children, level + 1)}
    </section>
  );
});
