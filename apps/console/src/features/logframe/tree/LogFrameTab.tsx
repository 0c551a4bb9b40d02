import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { EmptyState } from '@msurvey/ui';
import { IconPlus } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeleteNode } from '~/features/logframe/dialogs/DeleteNode.tsx';
import { EditNode, NewNode } from '~/features/logframe/dialogs/NodeForm.tsx';
import { MoveDialog } from '~/features/logframe/tree/MoveDialog.tsx';
import { allNodes, firstOpen, fitting, nameOfNode, NO_FILTER, pathTo, rowsOf } from '~/features/logframe/tree/rows.ts';
import { TreeFilters } from '~/features/logframe/tree/TreeFilters.tsx';
import { TreeTools } from '~/features/logframe/tree/TreeTools.tsx';
import { TreeTable } from '~/features/logframe/tree/TreeTable.tsx';
import { useMove } from '~/features/logframe/tree/use-move.ts';
import { useNodeActions, type Worked } from '~/features/logframe/tree/use-node-actions.ts';
import { useOpenNodes } from '~/features/logframe/tree/use-open-nodes.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

/** The demonstration fills the tree of these; what stands in others is their own. */
const OF_THE_PROGRAMME: ReadonlySet<number> = new Set([PROJECT_PROGRAMME, PROJECT_SACP, PROJECT_RAINS]);

interface LogFrameTabProps {
  projectId: number;
  /** What a later stage opens for the baseline of an indicator's parts. */
  Baseline: ComponentType<{ projectId: number; node: { id: number; name: string }; onClose: () => void }>;
}

/** The results of a project as a tree. The tree of another project is another one. */
export function LogFrameTab({ projectId, Baseline }: LogFrameTabProps) {
  const query = useQuery({
    ...api.logframeTree.query({ query: { projectId } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  if (!data) return <NotYet query={query} />;
  return <Tree key={projectId} projectId={projectId} Baseline={Baseline} nodes={data.data} {...data.meta} />;
}

interface TreeProps extends LogFrameTabProps {
  nodes: readonly LogframeNode[];
  count: number;
  types: readonly LogframeType[];
  can: { add: boolean; move: boolean };
}

function Tree({ projectId, Baseline, nodes, count, types, can }: TreeProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const [visited] = useState(() => {
    const id = Number(params.get('lastVisited'));
    return [...allNodes(nodes)].some((node) => node.id === id) ? id : null;
  });
  const about = useQuery(api.about.query());
  const { open, change, toggle } = useOpenNodes(
    projectId,
    firstOpen(nodes),
    visited === null ? [] : pathTo(nodes, visited),
  );
  const [filter, setFilter] = useState(NO_FILTER);
  const [active, setActive] = useState(visited ?? nodes[0]?.id ?? 0);
  const [copied, setCopied] = useState<LogframeNode | null>(null);
  const [worked, setWorked] = useState<{ what: Worked; node: LogframeNode | null } | null>(null);
  const move = useMove(nodes, types, can.move);
  const actionsOf = useNodeActions(projectId, types, (what, node) => setWorked({ what, node }));
  const rows = useMemo(() => rowsOf(nodes, open, fitting(nodes, filter)), [nodes, open, filter]);
  const close = () => setWorked(null);
  const root = types.find(({ parent }) => parent === null);
  const form = { projectId, types, roots: nodes, onClose: close };

  /** Every lit place must be seen: those above them are opened. */
  const beginMove = (node: LogframeNode) => {
    if (!move.begin(node)) return;
    change((before) => [
      ...before,
      ...[...allNodes(nodes)].filter((one) => one.children.length > 0).map(({ id }) => id),
    ]);
  };
  const addRoot = root && can.add && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} aria-hidden />}
      onClick={() => setWorked({ what: 'add', node: null })}
    >
      {root.name}
    </Button>
  );
  const content = () => {
    if (types.length === 0) return <EmptyState text={t('tree.empty')} hint={t('tree.noLevels')} />;
    if (nodes.length === 0) return <EmptyState text={t('tree.empty')} hint={t('tree.emptyHint')} />;
    if (rows.length === 0) return <EmptyState text={t('tree.empty')} hint={t('tree.noMatch')} />;
    return (
      <TreeTable
        rows={rows}
        types={types}
        move={move}
        focus={{ active, onActive: setActive, first: visited }}
        lines={{ actionsOf, onToggle: toggle, onBeginMove: beginMove, onCopy: can.add ? setCopied : null }}
      />
    );
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {t('tree.count', { count })}
          {about.data?.data.demonstration && OF_THE_PROGRAMME.has(projectId) && ` · ${t('tree.illustrative')}`}
        </Typography>
        <Button onClick={() => change(() => [...allNodes(nodes)].map(({ id }) => id))}>{t('tree.expandAll')}</Button>
        <Button onClick={() => change(() => [])}>{t('tree.collapseAll')}</Button>
        {addRoot}
        <TreeTools
          projectId={projectId}
          nodes={nodes}
          types={types}
          can={can}
          active={rows.find(({ node }) => node.id === active)?.node}
          copied={copied}
          onCopy={setCopied}
          onMove={beginMove}
        />
      </Stack>
      <TreeFilters filter={filter} types={types} onChange={setFilter} />
      <Box
        id="logframe-keys"
        component="p"
        sx={{ m: 0, typography: 'body2', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {t('tree.keys')}
      </Box>
      {content()}
      {/* Beneath the rows, so that none of them moves away under the hand that drags. */}
      {move.moving && (
        <Alert severity="info" role="status" sx={{ position: 'sticky', bottom: 8, zIndex: 1 }}>
          {t('move.guide', { name: nameOfNode(move.moving) })}
        </Alert>
      )}
      {worked?.what === 'add' && <NewNode {...form} parent={worked.node} />}
      {worked?.what === 'edit' && worked.node && <EditNode {...form} id={worked.node.id} />}
      {worked?.what === 'delete' && worked.node && (
        <DeleteNode projectId={projectId} node={worked.node} onClose={close} />
      )}
      {worked?.what === 'disaggregationBaseline' && worked.node && (
        <Suspense fallback={null}>
          <Baseline
            projectId={projectId}
            node={{ id: worked.node.id, name: nameOfNode(worked.node) }}
            onClose={close}
          />
        </Suspense>
      )}
      {move.asked && <MoveDialog projectId={projectId} asked={move.asked} onClose={move.end} />}
    </Stack>
  );
}
