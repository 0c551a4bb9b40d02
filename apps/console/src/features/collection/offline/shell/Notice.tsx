import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'warning' | 'info';
  text: string;
  action?: ReactNode;
}

/** A line across the page. */
export const Notice = ({ tone, text, action }: NoticeProps) => (
  <Alert
    severity={tone}
    role="status"
    action={action}
    sx={{ borderRadius: 0, py: 0, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
  >
    {text}
  </Alert>
);
