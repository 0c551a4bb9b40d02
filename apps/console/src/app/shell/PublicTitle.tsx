import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What a page for people who are not signed in is for. */
export function PublicTitle({ title, intro }: { title: string; intro: string }) {
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{intro}</Typography>
    </Stack>
  );
}
