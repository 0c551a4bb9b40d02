import {
  type Icon,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconFolder,
  IconPencil,
  IconPlus,
  IconRepeat,
  IconTrash,
  IconX,
} from '@msurvey/ui/icons';
import { tree } from '@msurvey/xlsform/edit';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useDesigner } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { type DesignerKey, useTexts } from '../texts.ts';
import type { LineWork } from './line-work.ts';
import { type MoveStep, moveSteps } from './move-steps.ts';

interface LineMenuProps {
  anchor: HTMLElement;
  row: string;
  work: LineWork;
  onClose: () => void;
}
interface Item {
  key: DesignerKey;
  icon: Icon;
  keys?: string;
  run: () => void;
}

/** What can be done with a line, each with its key. */
export function LineMenu({ anchor, row, work, onClose }: LineMenuProps) {
  const t = useTexts();
  const designer = useDesigner();
  const view = useView();
  const node = tree(designer.get().document).byKey.get(row);
  const step = (to: MoveStep) => () => {
    const { document, selected } = designer.get();
    designer.edit(moveSteps(document, selected.size > 1 ? [...selected] : [row], to));
  };
  const items: (Item | null)[] = [
    { key: 'do.edit', icon: IconPencil, keys: 'E', run: view.openPanel },
    { key: 'do.add', icon: IconPlus, keys: '/', run: work.add },
    { key: 'do.duplicate', icon: IconCopy, keys: 'Ctrl+D', run: work.duplicate },
    null,
    { key: 'do.up', icon: IconArrowUp, keys: 'Alt+↑', run: step('up') },
    { key: 'do.down', icon: IconArrowDown, keys: 'Alt+↓', run: step('down') },
    ...(node?.parent ? [{ key: 'do.out' as const, icon: IconX, keys: 'Alt+←', run: step('out') }] : []),
    { key: 'do.in', icon: IconFolder, keys: 'Alt+→', run: step('in') },
    null,
    { key: 'do.group', icon: IconFolder, run: () => work.wrap('group') },
    { key: 'do.repeat', icon: IconRepeat, run: () => work.wrap('repeat') },
    ...(node?.children ? [{ key: 'do.unwrap' as const, icon: IconX, run: work.unwrap }] : []),
    null,
    { key: 'do.delete', icon: IconTrash, keys: 'Del', run: work.remove },
  ];
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {items.map((item, index) =>
        item === null ? (
          <Divider key={index} />
        ) : (
          <MenuItem
            key={item.key}
            onClick={() => {
              onClose();
              // the menu gives the focus back before the work moves it
              setTimeout(item.run);
            }}
          >
            <ListItemIcon>
              <item.icon size={20} aria-hidden />
            </ListItemIcon>
            <ListItemText>{t(item.key)}</ListItemText>
            {item.keys && (
              <Typography variant="body2" color="textSecondary" aria-hidden sx={{ paddingInlineStart: 3 }}>
                {item.keys}
              </Typography>
            )}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
