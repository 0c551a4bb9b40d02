import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { qrPath } from '~/features/collection/devices/qr-path.ts';

/** Dark on white whatever the scheme: cameras read it only so. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 1, maxWidth: 320, height: 'auto', display: 'block', bgcolor: '#fff', borderRadius: 1 }}
    >
      <title>{title}</title>
      <path d={path} fill="#000" />
    </Box>
  );
}
