import { FormDesigner, type KeptState, type PreviewComponent, VIEWS } from '@msurvey/form-designer';
import { IconArrowsDiff, IconEye } from '@msurvey/ui/icons';
import { watchAnswers, WebForm } from '@msurvey/web-form';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { DeployDialog } from '~/features/forms/designer/DeployDialog.tsx';
import { designStates } from '~/features/forms/designer/design-states.ts';
import { Keeping } from '~/features/forms/designer/keeping.ts';
import { useLibrary } from '~/features/forms/designer/use-library.ts';
import type { OpenedDesign } from '~/features/forms/designer/open-design.ts';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useLanguage } from '~/lib/use-language.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

interface DesignBenchProps {
  formId: number;
  userId: number;
  opened: OpenedDesign;
  onReopen: () => void;
}

/** The designer with its storage, its rights and the real form beside it. */
export function DesignBench({ formId, userId, opened, onReopen }: DesignBenchProps) {
  const { designer, epoch, about } = opened;
  const t = useTexts();
  const confirm = useConfirm();
  const toast = useToast();
  const language = useLanguage();
  const [view, setView] = useUrlTab(VIEWS, 'view');
  const [kept, setKept] = useState<KeptState>('kept');
  // a deployed form has nothing to deploy before it is changed
  const [isChanged, setChanged] = useState(about.can.deploy);
  const [isDeploying, setDeploying] = useState(false);
  const [others, setOthers] = useState('');
  const keeping = useRef<Keeping>(undefined);
  const canEdit = about.can.edit;

  const onConflict = useEffectEvent(async (text: string) => {
    const isMine = await confirm({
      title: t('designer.bothChanged'),
      text: t('designer.whoseStands', { text }),
      confirmLabel: t('designer.mine'),
      cancelLabel: t('designer.theirs'),
    });
    return isMine ? ('mine' as const) : ('theirs' as const);
  });
  const onGone = useEffectEvent(() => {
    toast.error(t('designer.begunAnew'));
    onReopen();
  });
  useEffect(() => {
    if (!canEdit) return;
    const now = new Keeping({
      designer,
      draft: { userId, formId, epoch, about },
      onState: (state) => {
        setKept(state);
        if (state !== 'kept') setChanged(true);
      },
      onConflict: (text) => onConflict(text),
      onOthers: (names) => setOthers(names.join(', ')),
      onGone: () => onGone(),
    });
    keeping.current = now;
    return () => now.stop();
  }, [designer, userId, formId, epoch, about, canEdit]);

  const attachments = useCallback(
    async (name: string) =>
      (await api.formMediaFile({ body: { id_string: about.idString, name } }).catch(() => null))?.blob ?? null,
    [about.idString],
  );
  const Preview = useMemo(
    (): PreviewComponent =>
      function DesignPreview({ xml, onDirtyChange, onAnswers }) {
        const stop = useRef<() => void>(undefined);
        useEffect(() => () => stop.current?.(), []);
        return (
          <WebForm
            xml={xml}
            attachments={attachments}
            mode="preview"
            layout="whole"
            showTitle={false}
            onDirtyChange={onDirtyChange}
            onOpened={(form) => {
              stop.current?.();
              stop.current = watchAnswers(form, onAnswers);
            }}
          />
        );
      },
    [attachments],
  );
  const latest = useRef(setView);
  latest.current = setView;
  // the same for as long as the page is open, so that what asks for it is not drawn anew
  const choose = useCallback((next: (typeof VIEWS)[number]) => latest.current(next), []);
  const format = useFormat();
  const library = useLibrary();
  const notKept = t('designer.notKept');
  const states = useMemo(
    () => designStates({ formId, epoch, keeping: () => keeping.current, canEdit, format, notKept }),
    [formId, epoch, canEdit, format, notKept],
  );
  const more = useMemo(
    () => [
      { label: t('designer.library'), icon: IconEye, href: xformPath(about.idString) },
      { label: t('xform.tab.versions'), icon: IconArrowsDiff, href: xformPath(about.idString, 'versions') },
    ],
    [t, about.idString],
  );
  const deploy = useCallback(async () => {
    if (await keeping.current?.flush()) setDeploying(true);
    else toast.error(notKept);
  }, [toast, notKept]);
  return (
    <>
      <FormDesigner
        designer={designer}
        title={about.title}
        canEdit={canEdit}
        kept={kept}
        onDeploy={canEdit && isChanged ? deploy : undefined}
        Preview={Preview}
        view={view}
        onView={choose}
        language={language}
        states={states}
        library={library}
        beside={others === '' ? undefined : t('designer.others', { names: others })}
        more={more}
      />
      {isDeploying && (
        <DeployDialog
          formId={formId}
          idString={about.idString}
          title={about.title}
          onClose={() => setDeploying(false)}
          onDeployed={onReopen}
        />
      )}
    </>
  );
}
