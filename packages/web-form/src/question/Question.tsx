import type { AnyControlNode } from '@getodk/xforms-engine';
import { IconAlertTriangle } from '@msurvey/ui/icons';
import { type FocusEvent, memo } from 'react';
import { controlOf } from '../controls/control-of.ts';
import { pathOf } from '../engine/tree.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from '../view/session.ts';
import { Comments } from './Comments.tsx';
import { Guidance } from './Guidance.tsx';
import { Media } from './Media.tsx';
import { Proposed, useProposed } from './Proposed.tsx';
import { useQuestion } from './use-question.ts';
import { Words } from './Words.tsx';

/** Node ids are unique in the page only together with their form. */
export const questionId = (nodeId: string): string => `wf-${nodeId.replace(/[^\w-]/g, '_')}`;
/** A question without words is called by its name; the first row of a table has only the words of its choices. */
const nameOf = (node: AnyControlNode, reference: string): string =>
  (node.appearances as Record<string, boolean> | null)?.label ? '' : (reference.split('/').pop() ?? reference);

/** One question: its words, its control, and what is wrong with the answer. Draws nothing where it does not apply. */
export const Question = memo(function Question({ node }: { node: AnyControlNode }) {
  const session = useSession();
  const { reference, relevant, required, readonly, label, hint, error } = useQuestion(node);
  const extra = session.form.extras.get(pathOf(node));
  const { Control, kind } = useEngineState(() => controlOf(node, extra));
  const isProposed = useProposed(node);
  if (!relevant) return null;
  const id = questionId(node.nodeId);
  const hasHint = Boolean(hint?.asString);
  const description =
    [hasHint && `${id}-hint`, isProposed && `${id}-proposed`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  const ids = { label: `${id}-label`, control: `${id}-control`, description };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) session.leave(node.nodeId);
  };
  const words = (
    <>
      {label?.asString ? <Words text={label} /> : kind === 'note' ? null : nameOf(node, reference)}
      {required && (
        <span className="wf-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <div
      className={kind === 'note' ? 'wf-question wf-note' : 'wf-question'}
      id={id}
      tabIndex={-1}
      data-path={reference}
      data-faulty={error ? '' : undefined}
      onBlur={leave}
    >
      {kind === 'field' ? (
        <label className="wf-label" id={ids.label} htmlFor={ids.control}>
          {words}
        </label>
      ) : (
        <div className="wf-label" id={ids.label}>
          {words}
        </div>
      )}
      <Media text={label} autoplay={extra?.autoplay} />
      {hint && hasHint && (
        <div className="wf-hint" id={`${id}-hint`}>
          <Words text={hint} />
        </div>
      )}
      {extra && <Guidance extra={extra} />}
      <Comments path={reference} />
      <Control node={node as never} ids={ids} required={required} readonly={readonly} invalid={Boolean(error)} />
      {isProposed && <Proposed id={`${id}-proposed`} />}
      {error && (
        <div className="wf-error" id={`${id}-error`} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
});
