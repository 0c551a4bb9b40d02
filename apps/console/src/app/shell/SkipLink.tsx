import Link from '@mui/material/Link';
import { useShellTexts } from '~/lib/shell-texts.ts';

export const MAIN_ID = 'main';

/** The first stop of the Tab key. */
export function SkipLink() {
  const t = useShellTexts();
  return (
    <Link
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // the address is not to change: it holds the view
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        '&:focus': { top: 8 },
      }}
    >
      {t('app.skip')}
    </Link>
  );
}
