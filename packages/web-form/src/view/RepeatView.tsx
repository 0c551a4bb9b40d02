import type { RepeatInstanceNode, RepeatRangeNode } from '@getodk/xforms-engine';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@msurvey/ui';
import { IconPlus } from '@msurvey/ui/icons';
import { useCallback, useState } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { questionId } from '../question/Question.tsx';
import { Words } from '../question/Words.tsx';
import { focusInside } from './focus.ts';
import { Heading } from './Heading.tsx';
import { RepeatInstance } from './RepeatInstance.tsx';
import type { RenderNodes } from './render-nodes.ts';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

interface RepeatViewProps {
  node: RepeatRangeNode;
  level: number;
  /** Left out where only their number matters, to add or remove one: the questions stand on pages of their own. */
  render?: RenderNodes;
}

/** The same questions as often as needed. */
export function RepeatView({ node, level, render }: RepeatViewProps) {
  const t = useFormText();
  const { options } = useSession();
  const { relevant, label, children, readonly } = useEngineState(() => ({
    relevant: node.currentState.relevant,
    label: node.currentState.label,
    children: node.currentState.children as readonly RepeatInstanceNode[],
    readonly: node.currentState.readonly,
  }));
  const [leaving, setLeaving] = useState<number | null>(null);
  const isOpen = node.nodeType === 'repeat-range:uncontrolled' && !readonly && !options.readOnly;
  const remove = useCallback((index: number) => setLeaving(index), []);
  if (!relevant) return null;
  const name = label?.asString || t('repeat.one');
  const id = questionId(node.nodeId);
  const add = () => {
    if (node.nodeType !== 'repeat-range:uncontrolled') return;
    node.addInstances();
    const added = node.currentState.children.at(-1);
    if (added && render) requestAnimationFrame(() => focusInside(questionId(added.nodeId)));
  };
  const confirm = () => {
    if (node.nodeType === 'repeat-range:uncontrolled' && leaving !== null) node.removeInstances(leaving);
    setLeaving(null);
  };
  return (
    <section className="wf-group" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Heading level={level} id={`${id}-title`}>
        {label?.asString ? <Words text={label} /> : name}
      </Heading>
      {children.length === 0 && <div className="wf-quiet">{t('repeat.none')}</div>}
      {children.map((instance, index) => (
        <RepeatInstance
          key={instance.nodeId}
          node={instance}
          index={index}
          name={name}
          level={level + 1}
          render={render}
          onRemove={isOpen ? remove : undefined}
        />
      ))}
      {isOpen && (
        <Button variant="outlined" startIcon={<IconPlus size={18} />} onClick={add}>
          {t('repeat.add', { name })}
        </Button>
      )}
      {leaving !== null && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('repeat.removeTitle', { name, number: leaving + 1 })}
          text={t('repeat.removeText')}
          confirmLabel={t('repeat.remove')}
          cancelLabel={t('cancel')}
          onConfirm={confirm}
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
