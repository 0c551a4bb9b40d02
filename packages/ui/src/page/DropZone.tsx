import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  /** Of the element that says what is wanted. */
  labelId: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Endings with their dot: `.xlsx`. */
  accept?: readonly string[];
  disabled?: boolean | undefined;
  direction?: { xs: 'column'; sm: 'row' };
  /** Room between its parts and around them, in steps of the theme. */
  room: { gap: number; p: number; textAlign?: 'center' };
  /** With what opens the browser's own choice: a button makes the zone reachable by keyboard. */
  children: (choose: () => void) => ReactNode;
}

/** Takes files that are dropped on it or chosen. */
export function DropZone({
  labelId,
  onFiles,
  multiple,
  accept = [],
  disabled,
  direction,
  room,
  children,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      direction={direction}
      sx={{
        alignItems: 'center',
        ...room,
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      {children(() => input.current?.click())}
      <Box
        component="input"
        ref={input}
        type="file"
        multiple={multiple}
        tabIndex={-1}
        aria-labelledby={labelId}
        accept={accept.join(',') || undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // the same files chosen again are a new choice
          event.target.value = '';
        }}
        sx={{ display: 'none' }}
      />
    </Stack>
  );
}
