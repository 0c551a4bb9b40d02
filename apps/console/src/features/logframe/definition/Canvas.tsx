import { DIAGRAM_GRID } from '@msurvey/domain';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Background,
  Controls,
  type Edge,
  MiniMap,
  type OnNodesChange,
  ReactFlow,
  type ReactFlowProps,
  useNodesState,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { useEffect, useMemo } from 'react';
import { type Diagram, onGrid, parentsFor } from '~/features/logframe/definition/levels.ts';
import { CARD_HEIGHT, LevelCard, type LevelNode } from '~/features/logframe/definition/LevelCard.tsx';
import { useTexts } from '~/features/logframe/texts.ts';

/** However large the diagram, its buttons can be hit when it is first seen; whoever wants all of it at once zooms out. */
const FIRST_SIGHT = { minZoom: 0.9, maxZoom: 1 };

/** However the diagram looks at a moment. */
const FLOW: ReactFlowProps<LevelNode> = {
  nodeTypes: { level: LevelCard },
  edgesFocusable: false,
  deleteKeyCode: null,
  snapToGrid: true,
  snapGrid: [DIAGRAM_GRID, DIAGRAM_GRID],
  fitView: true,
  fitViewOptions: FIRST_SIGHT,
  minZoom: 0.2,
  preventScrolling: false,
};

interface CanvasProps {
  levels: Diagram;
  canMove: boolean;
  onMove: (places: { id: string; x: number; y: number }[]) => void;
  /** A line was drawn from a level to one that is to stand beneath it. */
  onConnect: (parent: string, child: string) => void;
}

/** The diagram itself. Where levels stand while they are dragged is its own affair; where they are put is told. */
export function Canvas({ levels, canMove, onMove, onConnect }: CanvasProps) {
  const t = useTexts();
  const { palette, breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const [nodes, setNodes, apply] = useNodesState<LevelNode>([]);
  useEffect(() => {
    setNodes((before) =>
      levels.map((level) => ({
        id: level.id,
        type: 'level' as const,
        position: { x: level.x, y: level.y },
        data: { level },
        width: level.width,
        height: CARD_HEIGHT,
        ariaLabel: level.name,
        selected: before.find(({ id }) => id === level.id)?.selected ?? false,
      })),
    );
  }, [levels, setNodes]);
  const edges = useMemo<Edge[]>(
    () =>
      levels.flatMap(({ id, parent }) =>
        parent === null ? [] : [{ id: `${parent}-${id}`, source: parent, target: id, type: 'smoothstep' }],
      ),
    [levels],
  );
  const onNodesChange: OnNodesChange<LevelNode> = (changes) => {
    apply(changes);
    const put = changes.flatMap((change) =>
      change.type === 'position' && !change.dragging && change.position
        ? [{ id: change.id, x: onGrid(change.position.x), y: onGrid(change.position.y) }]
        : [],
    );
    const moved = put.filter(({ id, x, y }) => {
      const level = levels.find((one) => one.id === id);
      return level && (level.x !== x || level.y !== y);
    });
    if (moved.length > 0) onMove(moved);
  };
  return (
    <Box
      role="region"
      aria-label={t('definition.diagram')}
      sx={{ height: '75vh', minHeight: 360, '& .react-flow__attribution a': { color: 'text.primary' } }}
    >
      <ReactFlow
        {...FLOW}
        nodes={nodes}
        edges={edges}
        onNodesChange={onNodesChange}
        nodesDraggable={canMove}
        nodesConnectable={canMove}
        isValidConnection={({ source, target }) => parentsFor(levels, target).some(({ id }) => id === source)}
        onConnect={({ source, target }) => onConnect(source, target)}
        colorMode={palette.mode}
        ariaLabelConfig={{
          'controls.ariaLabel': t('definition.controls'),
          'controls.zoomIn.ariaLabel': t('definition.zoomIn'),
          'controls.zoomOut.ariaLabel': t('definition.zoomOut'),
          'controls.fitView.ariaLabel': t('definition.fit'),
          'minimap.ariaLabel': t('definition.minimap'),
          'node.a11yDescription.default': t('definition.keys'),
          'node.a11yDescription.keyboardDisabled': t('definition.keys'),
        }}
      >
        <Background gap={DIAGRAM_GRID} />
        <Controls showInteractive={false} />
        {/* On a phone it would lie over half of the diagram. */}
        {isWide && <MiniMap<LevelNode> pannable nodeColor={({ data }) => data.level.color} />}
      </ReactFlow>
    </Box>
  );
}
