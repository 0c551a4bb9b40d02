import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { linkedText } from '~/features/notifications/forums/linked-text.ts';

/** What somebody wrote, with its line breaks; a link tells its target nothing of where it was clicked. */
export function PlainText({ text }: { text: string }) {
  const parts = useMemo(() => linkedText(text), [text]);
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map((part, index) =>
        part.href ? (
          <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </Typography>
  );
}
