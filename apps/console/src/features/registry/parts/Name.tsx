import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface NameProps {
  name: string;
  nameBn?: string | null;
  href?: string;
}

/** Who it is, in both scripts where both are known. */
export function Name({ name, nameBn, href }: NameProps) {
  return (
    <>
      {href ? (
        <Link href={href} data-row-link="" underline="hover" sx={{ fontWeight: 500 }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {nameBn && nameBn !== name && (
        <Typography variant="body2" color="textSecondary" component="div" lang="bn">
          {nameBn}
        </Typography>
      )}
    </>
  );
}
