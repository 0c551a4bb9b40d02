import { leftOfTarget } from '@msurvey/domain';
import { IconChevronDown, IconTarget } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { Answer } from '~/lib/client.ts';

interface SetTargetMenuProps {
  /** What a distribution goes by; undefined while it is being asked for. */
  facts: Pick<Answer<'formUsers'>['meta'], 'target' | 'collected' | 'activeUsers'> | undefined;
  disabled: boolean;
  onDistribute: () => void;
  onMany: () => void;
}

export function SetTargetMenu({ facts, disabled, onDistribute, onMany }: SetTargetMenuProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const { target = null, collected = 0, activeUsers: users = 0 } = facts ?? {};
  const left = target === null ? 0 : leftOfTarget(target, collected);
  const whyNot =
    target === null
      ? t('target.autoNoTarget')
      : users === 0
        ? t('target.autoNobody')
        : left === 0
          ? t('target.autoNothing', { target, collected })
          : undefined;
  // the targets that stand there now are gone afterwards
  const distribute = async () => {
    const sure = await confirm({
      title: t('target.auto'),
      text: t('target.autoText', { target: target ?? 0, collected, left, users }),
      confirmLabel: t('target.autoConfirm'),
    });
    if (sure) onDistribute();
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={<IconTarget size={18} aria-hidden />}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('target.set')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={whyNot !== undefined}
          // greyed by colour and not as a whole: the reason has to be read
          sx={{ maxWidth: 360, '&.Mui-disabled': { opacity: 1 } }}
          onClick={then(() => void distribute())}
        >
          <ListItemText
            primary={t('target.auto')}
            secondary={whyNot}
            slotProps={{
              primary: { color: whyNot ? 'text.disabled' : undefined },
              secondary: { sx: { whiteSpace: 'normal' } },
            }}
          />
        </MenuItem>
        <MenuItem onClick={then(onMany)}>{t('target.many')}</MenuItem>
      </Menu>
    </>
  );
}
