import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useCallback, useEffect, useState } from 'react';
import { IconMaximize, IconMinimize } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

/**
 * Something over everything else, and the window over everything else too where the browser lets it. Not the element
 * itself: menus and dialogs stand beside it in the page and would not be seen.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  const leave = useCallback(() => {
    setFull(false);
    if (document.fullscreenElement) void document.exitFullscreen();
  }, []);
  const enter = () => {
    setFull(true);
    // a browser may refuse: then it fills the window only
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  useEffect(() => {
    if (!isFull) return;
    const changed = () => !document.fullscreenElement && setFull(false);
    const pressed = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) leave();
    };
    document.addEventListener('fullscreenchange', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      document.removeEventListener('keydown', pressed);
    };
  }, [isFull, leave]);
  return { isFull, leave, toggle: isFull ? leave : enter };
}

interface FullScreenButtonProps {
  title: string;
  isFull: boolean;
  onToggle: () => void;
}

export function FullScreenButton({ title, isFull, onToggle }: FullScreenButtonProps) {
  const t = useUiText();
  const words = t(isFull ? 'map.notFull' : 'map.full', { title });
  return (
    <Tooltip title={words}>
      <IconButton aria-label={words} aria-pressed={isFull} onClick={onToggle}>
        {isFull ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />}
      </IconButton>
    </Tooltip>
  );
}
