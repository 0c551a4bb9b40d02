import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { IconChevronLeft, IconChevronRight } from '@msurvey/ui/icons';
import type { RepeatRangeNode } from '@getodk/xforms-engine';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { revealFaults } from './check.ts';
import { focusInside } from './focus.ts';
import { questionId } from '../question/Question.tsx';
import { NodeView } from './NodeView.tsx';
import { type Page, pagesOf } from './pages.ts';
import { RepeatView } from './RepeatView.tsx';
import { staysUnderFinger } from './press.ts';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

interface PagedFormProps {
  /** Key of the page shown; what it stands on may vanish, then the one in its place. */
  current: string | undefined;
  onTurn(key: string): void;
  finish: ReactNode;
}

/** One question after the other. */
export function PagedForm({ current, onTurn, finish }: PagedFormProps) {
  const t = useFormText();
  const session = useSession();
  const pages = useEngineState(() => pagesOf(session.form.root));
  const last = useRef(0);
  const found = pages.findIndex((page) => page.key === current);
  const index = found >= 0 ? found : Math.min(last.current, pages.length - 1);
  last.current = index;
  const page = pages[index];
  const turn = (next: Page | undefined) => {
    if (!next) return;
    onTurn(next.key);
    requestAnimationFrame(() => focusInside(questionId(next.node.nodeId)));
  };
  const forward = () => {
    if (!page) return;
    const [first] = page.kind === 'repeat' || session.options.readOnly ? [] : revealFaults(session, page.node);
    if (first) focusInside(questionId(first));
    else {
      // asked anew: the answer given a moment ago may have brought the next page, which is not drawn yet
      const now = pagesOf(session.form.root);
      const at = now.findIndex(({ key }) => key === page.key);
      turn(now[at < 0 ? index : at + 1]);
    }
  };
  const forwardNow = useRef(forward);
  forwardNow.current = forward;
  useEffect(() => {
    // after the answer has changed what comes next
    session.advance = () => setTimeout(() => forwardNow.current());
    return () => {
      session.advance = undefined;
    };
  }, [session]);
  if (!page) return <div className="wf-quiet">{t('empty')}</div>;
  const isLast = index === pages.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) forward();
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <LinearProgress
        variant="determinate"
        aria-label={t('progress')}
        value={((index + 1) / pages.length) * 100}
        sx={{ my: 1, borderRadius: 1 }}
      />
      <div className="wf-quiet">
        {[t('page', { number: index + 1, count: pages.length }), ...page.within].join(' · ')}
      </div>
      <div style={{ minHeight: 220 }}>
        {page.kind === 'repeat' ? (
          <RepeatView node={page.node as RepeatRangeNode} level={3} />
        ) : (
          <NodeView key={page.key} node={page.node} level={3} />
        )}
      </div>
      <div className="wf-row" style={{ justifyContent: 'space-between', marginTop: 16 }}>
        <Button
          startIcon={<IconChevronLeft size={18} />}
          disabled={index === 0}
          onClick={() => turn(pages[index - 1])}
          {...staysUnderFinger}
        >
          {t('back')}
        </Button>
        {isLast ? (
          finish
        ) : (
          <Button type="submit" variant="contained" endIcon={<IconChevronRight size={18} />} {...staysUnderFinger}>
            {t('next')}
          </Button>
        )}
      </div>
    </form>
  );
}
