import Link from '@mui/material/Link';
import { InLine } from '@msurvey/ui';
import { bothNames } from '~/features/registry/parts/both-names.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface NameProps {
  name: string;
  nameBn?: string | null;
  href?: string;
}

/** Who it is, in both scripts where both are known, a line each, the reader's own first. */
export function Name({ href, ...named }: NameProps) {
  const { first, second } = bothNames(named, useLanguage());
  return (
    <>
      <InLine lang={first.lang}>
        {href ? (
          <Link href={href} data-row-link="" underline="hover" sx={{ fontWeight: 500 }}>
            {first.text}
          </Link>
        ) : (
          first.text
        )}
      </InLine>
      {second && (
        <InLine isSecond lang={second.lang}>
          {second.text}
        </InLine>
      )}
    </>
  );
}
