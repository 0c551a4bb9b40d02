import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { IconChevronLeft, IconChevronRight } from '../icons.ts';

/** The way back to the screen one came from, above the title. */
export function BackLink({ href, label }: { href: string; label: string }) {
  const Icon = useTheme().direction === 'rtl' ? IconChevronRight : IconChevronLeft;
  return (
    <div>
      <Button href={href} size="small" startIcon={<Icon size={18} aria-hidden />} sx={{ ml: -0.5 }}>
        {label}
      </Button>
    </div>
  );
}
