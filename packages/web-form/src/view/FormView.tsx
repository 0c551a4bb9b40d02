import { useWarnOnClose } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { serializeSubmission } from '../engine/serialize.ts';
import { controlsOf, findNode } from '../engine/tree.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { questionId } from '../question/Question.tsx';
import type { WebFormProps } from '../web-form-props.ts';
import { revealFaults } from './check.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { FormHeader, languageCode } from './FormHeader.tsx';
import { focusInside } from './focus.ts';
import { Notices } from './Notices.tsx';
import { PagedForm } from './PagedForm.tsx';
import { pagesOf, pageWith } from './pages.ts';
import { staysUnderFinger } from './press.ts';
import { useSession } from './session.ts';
import { FormRoot } from './styles.ts';
import { useDirty } from './use-dirty.ts';
import { useDraft } from './use-draft.ts';
import { useFormText } from './use-form-text.ts';
import { WholeForm } from './WholeForm.tsx';

type Outcome = 'open' | 'sending' | 'sent' | 'valid' | 'failed';
/** Questions from which on those out of sight are not drawn. */
const LONG = 100;
type FormViewProps = Omit<WebFormProps, 'xml' | 'attachments' | 'instance' | 'filler'>;

/** An opened form: its header, its questions, and the way to finish it. */
export function FormView(props: FormViewProps) {
  const { layout, onLayoutChange, mode = 'fill', goTo, showTitle = true, submitLabel } = props;
  const { onSubmit, onDraft, onDirtyChange } = props;
  const t = useFormText();
  const session = useSession();
  const { form } = session;
  const [outcome, setOutcome] = useState<Outcome>('open');
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [page, setPage] = useState<string>();
  const [isLong] = useState(() => [...controlsOf(form.root)].length > LONG);
  const language = useEngineState(() => languageCode(form.root.currentState.activeLanguage.language));
  const { dirty, setClean, watch } = useDirty(form, onDirtyChange);
  // what the form notes by itself is no draft yet
  const draft = useDraft(form, mode === 'fill' && dirty ? onDraft : undefined);
  useWarnOnClose(dirty && mode === 'fill');
  const isPaged = (layout ?? (/\bpages\b/.test(form.style) ? 'pages' : 'whole')) === 'pages';

  const go = (nodeId: string) => {
    if (isPaged) {
      const pages = pagesOf(form.root);
      setPage(pages[pageWith(pages, nodeId)]?.key);
    }
    requestAnimationFrame(() => focusInside(questionId(nodeId)));
  };
  const goNow = useRef(go);
  goNow.current = go;
  useEffect(() => {
    const node = goTo ? findNode(form.root, goTo) : null;
    if (node) goNow.current(node.nodeId);
  }, [goTo, form]);

  const finish = async () => {
    const wrong = revealFaults(session, form.root);
    setFaulty(wrong);
    setOutcome('open');
    if (wrong[0]) return go(wrong[0]);
    const result = await serializeSubmission(form);
    if (result.status === 'incomplete') {
      // the end of the form changed an answer
      return setFaulty(revealFaults(session, form.root));
    }
    if (mode === 'preview') return setOutcome('valid');
    setOutcome('sending');
    try {
      if ((await onSubmit?.(result.submission)) === 'stay') return setOutcome('open');
      setOutcome('sent');
      setClean();
    } catch {
      setOutcome('failed');
    }
  };
  const button =
    mode === 'read' ? null : (
      <Button variant="contained" disabled={outcome === 'sending'} onClick={() => void finish()} {...staysUnderFinger}>
        {mode === 'preview'
          ? t('preview.check')
          : outcome === 'sending'
            ? t('submit.sending')
            : (submitLabel ?? t('submit'))}
      </Button>
    );
  return (
    <FormRoot lang={language} data-testid="web-form" data-long={isLong || undefined} {...watch}>
      <FormHeader showTitle={showTitle} layout={isPaged ? 'pages' : 'whole'} onLayoutChange={onLayoutChange} />
      <Notices />
      {isPaged ? <PagedForm current={page} onTurn={setPage} finish={button} /> : <WholeForm finish={button} />}
      <FaultSummary nodeIds={faulty} onGo={go} />
      {outcome === 'valid' && <Alert severity="success">{t('preview.valid')}</Alert>}
      {outcome === 'failed' && <Alert severity="error">{t('submit.failed')}</Alert>}
      {draft !== 'none' && (
        <div className="wf-quiet" role="status" style={{ marginTop: 8 }}>
          {t(draft === 'saved' ? 'draft.saved' : 'draft.failed')}
        </div>
      )}
    </FormRoot>
  );
}
