import type { Requirement } from '@msurvey/domain';
import Link from '@mui/material/Link';
import { useCan } from '~/app/session/index.ts';
import { useFormat } from '~/lib/format.ts';

/** A number that opens the records it was counted from, for those who may see them. */
export function CountLink({ value, href, needs }: { value: number; href: string; needs: Requirement }) {
  const { number } = useFormat();
  return useCan()(needs) && value > 0 ? <Link href={href}>{number(value)}</Link> : number(value);
}
