import { IconChevronDown, IconTarget } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/collection/texts.ts';

interface SetTargetMenuProps {
  disabled: boolean;
  onDistribute: () => void;
  onMany: () => void;
}

export function SetTargetMenu({ disabled, onDistribute, onMany }: SetTargetMenuProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  // the targets that stand there now are gone afterwards
  const distribute = async () => {
    const sure = await confirm({
      title: t('target.auto'),
      text: t('target.autoText'),
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
        <MenuItem onClick={then(() => void distribute())}>{t('target.auto')}</MenuItem>
        <MenuItem onClick={then(onMany)}>{t('target.many')}</MenuItem>
      </Menu>
    </>
  );
}
