import { TOAST_MS } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface ToastAction {
  label: string;
  onClick: () => void;
}
declare module 'notistack' {
  interface VariantOverrides {
    success: { undo?: ToastAction };
    error: { undo?: ToastAction };
  }
}

const Toast = forwardRef<HTMLDivElement, CustomContentProps & { undo?: ToastAction }>(function Toast(props, ref) {
  const { id, message, variant, undo } = props;
  const t = useShellTexts();
  const close = () => closeSnackbar(id);
  const failed = variant === 'error';
  return (
    <Alert
      ref={ref}
      variant="filled"
      severity={failed ? 'error' : 'success'}
      role={failed ? 'alert' : 'status'}
      onClick={close}
      onClose={undo ? undefined : close}
      closeText={t('toast.close')}
      action={
        undo && (
          <Button color="inherit" size="small" onClick={undo.onClick}>
            {undo.label}
          </Button>
        )
      }
      sx={{ minWidth: 280, maxWidth: 480, cursor: 'pointer', boxShadow: 6, overflowWrap: 'anywhere' }}
    >
      {message}
    </Alert>
  );
});

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ success: Toast, error: Toast }}
    >
      {children}
    </SnackbarProvider>
  );
}

/** For code outside of components. */
export const toast = {
  success: (message: string, undo?: ToastAction) => enqueueSnackbar(message, { variant: 'success', undo }),
  error: (message: string) => enqueueSnackbar(message, { variant: 'error' }),
};

export const useToast = (): typeof toast => toast;
