import Button from '@mui/material/Button';

type NoticeButtonProps = { label: string } & ({ href: string } | { onClick: () => void });

/** What can be done about a notice: the `action` of an alert. */
export function NoticeButton({ label, ...does }: NoticeButtonProps) {
  return (
    <Button color="inherit" size="small" {...does}>
      {label}
    </Button>
  );
}
