import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { RowAction } from './types.ts';

/** However wide the table: its actions stay in sight at the row's end. */
export const STAYS = { position: 'sticky', insetInlineEnd: 0, zIndex: 1 } as const;

/** Icons with their words as tooltip and accessible name; always there, never on hover only. */
export function RowActions({ actions, start }: { actions: readonly RowAction[]; start?: boolean }) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: start ? 'flex-start' : 'flex-end' }}>
      {actions.map(({ id, label, icon: Icon, onClick, href, disabled, whyNot, tone }) => (
        <Tooltip key={id} title={(disabled && whyNot) || label}>
          <span>
            <IconButton
              size="small"
              aria-label={label}
              disabled={disabled}
              color={tone === 'danger' ? 'error' : 'default'}
              {...(href ? { href } : { onClick })}
            >
              <Icon size={20} aria-hidden />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Stack>
  );
}
