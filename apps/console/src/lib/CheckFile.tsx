import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface CheckFileProps {
  file: File | null;
  check: { isPending: boolean; mutate: (file: File) => void };
  startIcon?: ReactNode;
  children: string;
}

/** Before anything is taken in: the chosen file is looked at. */
export const CheckFile = ({ file, check, startIcon, children }: CheckFileProps) => (
  <Button
    variant="contained"
    startIcon={startIcon}
    disabled={!file}
    loading={check.isPending}
    onClick={() => file && check.mutate(file)}
  >
    {children}
  </Button>
);
