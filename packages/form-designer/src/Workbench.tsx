import { PageTabs } from '@msurvey/ui';
import type { Finding } from '@msurvey/xlsform/edit';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import i18next from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DesignerHeader } from './DesignerHeader.tsx';
import { FormView } from './FormView.tsx';
import type { WorkbenchProps } from './props.ts';
import { Notice } from './Notice.tsx';
import { entriesOf, PALETTE } from './palette/catalogue.ts';
import { useKept } from './parts/use-kept.ts';
import { readersLanguage } from './state/form-facts.ts';
import { useDesigner, useDesignerState } from './state/use-designer.ts';
import { useDiagnosis } from './state/use-diagnosis.ts';
import { useUndoKeys } from './state/use-undo-keys.ts';
import { type View, ViewContext, VIEWS, type Wrong, WrongContext } from './state/use-view.ts';
import { useTexts } from './texts.ts';
import { ChoicesView } from './views/ChoicesView.tsx';
import { LogicView } from './views/LogicView.tsx';
import { ProblemsView } from './views/ProblemsView.tsx';
import { SettingsView } from './views/SettingsView.tsx';
import { SourceView } from './views/SourceView.tsx';
import { TranslationsView } from './views/TranslationsView.tsx';

/** The views of a form, with what they share. */
export function Workbench(props: WorkbenchProps) {
  const { canEdit, view: open, onView, Preview, library } = props;
  const t = useTexts();
  const designer = useDesigner();
  useUndoKeys(designer, canEdit);
  const diagnosed = useDiagnosis(designer);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [side, setSide] = useState<'question' | 'preview' | null>(null);
  const reader = props.language ?? i18next.language;
  const language = useDesignerState(({ document }) => readersLanguage(document, reader));
  const findings = useMemo(() => diagnosed.diagnosis?.findings ?? [], [diagnosed.diagnosis]);
  const wrong = useWrongRows(findings);
  const entries = useMemo(() => [...PALETTE, ...entriesOf(library ?? [])], [library]);
  useEffect(() => designer.know(library ?? []), [designer, library]);
  const shared = useRef<Pick<View, 'dragged' | 'doors'>>({ dragged: null, doors: null });
  const view = useMemo(
    (): View => ({
      canEdit,
      language,
      entries,
      reader,
      get dragged() {
        return shared.current.dragged;
      },
      set dragged(dragged) {
        shared.current.dragged = dragged;
      },
      get doors() {
        return shared.current.doors;
      },
      set doors(doors) {
        shared.current.doors = doors;
      },
      provide: (doors) => {
        shared.current.doors = doors;
        return () => {
          if (shared.current.doors === doors) shared.current.doors = null;
        };
      },
      openPanel: () => {
        setSide('question');
        if (!isNarrow)
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>('#designer-panel textarea, #designer-panel input')?.focus(),
          );
      },
      show: (row) => {
        designer.look(row);
        onView('form');
        if (!isNarrow) requestAnimationFrame(() => shared.current.doors?.go(row));
      },
      open: onView,
    }),
    [canEdit, language, entries, reader, isNarrow, designer, onView],
  );
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const contents = {
    form: () => <FormView diagnosed={diagnosed} Preview={Preview} side={side} onSide={setSide} isNarrow={isNarrow} />,
    logic: () => <LogicView />,
    translations: () => <TranslationsView />,
    choices: () => <ChoicesView />,
    settings: () => <SettingsView />,
    source: () => <SourceView />,
    problems: () => <ProblemsView findings={findings} />,
  };
  return (
    <ViewContext.Provider value={view}>
      <WrongContext.Provider value={wrong}>
        <Stack sx={{ gap: 1 }}>
          <DesignerHeader {...props} errors={errors} />
          <Notice />
          <PageTabs
            label={t('views')}
            value={open}
            onChange={onView}
            tabs={VIEWS.map((id) => ({
              id,
              label:
                id === 'problems' && findings.length > 0
                  ? t('view.problemsCount', { count: findings.length })
                  : t(`view.${id}`),
              content: id === open && contents[id](),
            }))}
          />
        </Stack>
      </WrongContext.Provider>
    </ViewContext.Provider>
  );
}

/** The rows that something is wrong with: the same map for as long as it says the same, so that no line is drawn anew. */
function useWrongRows(findings: readonly Finding[]): Wrong {
  const rows = useMemo(() => {
    const found = new Map<string, Finding['severity']>();
    for (const { rowKey, severity } of findings)
      if (rowKey !== undefined && found.get(rowKey) !== 'error') found.set(rowKey, severity);
    return found;
  }, [findings]);
  return useKept<Wrong>(
    rows,
    (a, b) => a.size === b.size && [...a].every(([row, severity]) => b.get(row) === severity),
  );
}
