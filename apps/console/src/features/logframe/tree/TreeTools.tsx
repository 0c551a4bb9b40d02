import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { type HeaderAction, MoreMenu } from '@msurvey/ui';
import { IconCopy, IconDownload, IconFileImport, IconListDetails, IconPrinter, IconTable } from '@msurvey/ui/icons';
import { useState } from 'react';
import { ImportTree } from '~/features/logframe/files/ImportTree.tsx';
import { MatrixDialog } from '~/features/logframe/files/MatrixDialog.tsx';
import { CopyDialog } from '~/features/logframe/tree/CopyDialog.tsx';
import { useTexts } from '~/features/logframe/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api } from '~/lib/client.ts';

interface TreeToolsProps {
  projectId: number;
  nodes: readonly LogframeNode[];
  types: readonly LogframeType[];
  can: { add: boolean; move: boolean };
  /** The row that one is on. */
  active: LogframeNode | undefined;
  /** The node that is to be copied, asked for by key as well. */
  copied: LogframeNode | null;
  onCopy: (node: LogframeNode | null) => void;
  onMove: (node: LogframeNode) => void;
}

/** What is done with the whole tree, and with the row that one is on where its own menu is the documents'. */
export function TreeTools({ projectId, nodes, types, can, active, copied, onCopy, onMove }: TreeToolsProps) {
  const t = useTexts();
  const [opened, setOpened] = useState<'import' | 'export' | 'pdf' | 'docx' | 'matrix' | null>(null);
  const close = () => setOpened(null);
  const isFilled = nodes.length > 0;
  const actions: (HeaderAction | false | undefined)[] = [
    can.move &&
      active?.can.edit &&
      active.parent !== null && {
        label: t('move.title', { name: active.code }),
        icon: IconListDetails,
        onClick: () => onMove(active),
      },
    can.add &&
      active && {
        label: t('copy.title', { name: active.code }),
        icon: IconCopy,
        onClick: () => onCopy(active),
      },
    can.add &&
      types.length > 0 && { label: t('import.title'), icon: IconFileImport, onClick: () => setOpened('import') },
    isFilled && { label: t('export.title'), icon: IconDownload, onClick: () => setOpened('export') },
    isFilled && { label: t('matrix.pdf'), icon: IconPrinter, onClick: () => setOpened('pdf') },
    isFilled && { label: t('matrix.docx'), icon: IconTable, onClick: () => setOpened('docx') },
    isFilled && { label: t('matrix.open'), icon: IconPrinter, onClick: () => setOpened('matrix') },
  ];
  const shown = actions.filter((action) => !!action);
  return (
    <>
      {shown.length > 0 && <MoreMenu label={t('tree.tools')} actions={shown} />}
      {opened === 'import' && <ImportTree projectId={projectId} onClose={close} />}
      {opened === 'export' && (
        <ExportFrame
          title={t('export.title')}
          about={t('export.about')}
          values={null}
          start={() => api.exportLogframe({ body: { projectId } })}
          onClose={close}
        />
      )}
      {(opened === 'pdf' || opened === 'docx') && (
        <ExportFrame
          title={t(`matrix.${opened}`)}
          about={t(`matrix.${opened}.about`)}
          values={null}
          start={() => api.logframeMatrixFile({ body: { projectId, format: opened } })}
          onClose={close}
        />
      )}
      {opened === 'matrix' && <MatrixDialog nodes={nodes} types={types} onClose={close} />}
      {copied && (
        <CopyDialog projectId={projectId} node={copied} nodes={nodes} types={types} onClose={() => onCopy(null)} />
      )}
    </>
  );
}
