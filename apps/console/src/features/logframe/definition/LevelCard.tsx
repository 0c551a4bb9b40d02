import { IconPencil, IconPlus, IconTrash } from '@msurvey/ui/icons';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { createContext, useContext } from 'react';
import type { DiagramLevel } from '~/features/logframe/definition/levels.ts';
import { useTexts } from '~/features/logframe/texts.ts';

export const CARD_HEIGHT = 84;
export type LevelNode = Node<{ level: DiagramLevel }, 'level'>;

export interface LevelWork {
  add: ((id: string) => void) | null;
  edit: ((id: string) => void) | null;
  remove: ((id: string) => void) | null;
}
export const LevelWorkContext = createContext<LevelWork>({ add: null, edit: null, remove: null });

/** One level in the diagram: its name, and what can be done with it. */
export function LevelCard({ data: { level }, selected }: NodeProps<LevelNode>) {
  const t = useTexts();
  const { add, edit, remove } = useContext(LevelWorkContext);
  const { id, name, description, color, width, isActivity, isSdgBased } = level;
  const marks = [isSdgBased && t('level.sdgBased'), isActivity && t('level.isActivity')].filter((mark) => !!mark);
  const buttons = [
    { key: 'level.edit' as const, icon: IconPencil, onClick: edit },
    { key: 'level.delete' as const, icon: IconTrash, onClick: remove },
    { key: 'level.addChild' as const, icon: IconPlus, onClick: isActivity ? null : add },
  ];
  return (
    <Card
      variant="outlined"
      sx={{
        width,
        height: CARD_HEIGHT,
        borderTop: `5px solid ${color}`,
        outline: selected ? '2px solid' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Handle type="target" position={Position.Top} />
      <Typography
        variant="subtitle2"
        noWrap
        title={[name, description].filter(Boolean).join(': ')}
        sx={{ px: 1, pt: 0.5 }}
      >
        {name}
      </Typography>
      <Stack direction="row" className="nodrag" sx={{ px: 0.5 }}>
        {buttons.map(
          ({ key, icon: Icon, onClick }) =>
            onClick && (
              <IconButton key={key} size="small" aria-label={t(key, { name })} onClick={() => onClick(id)}>
                <Icon size={18} aria-hidden />
              </IconButton>
            ),
        )}
      </Stack>
      {marks.length > 0 && (
        <Typography variant="caption" color="textSecondary" noWrap component="p" sx={{ px: 1, m: 0, lineHeight: 1.4 }}>
          {marks.join(' · ')}
        </Typography>
      )}
      <Handle type="source" position={Position.Bottom} isConnectable={!isActivity} />
    </Card>
  );
}
