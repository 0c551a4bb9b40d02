import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router';
import { prefetch } from '~/lib/prefetch.ts';

type LinkBehaviorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href?: string };

const isOutside = (address: string) => /^([a-z]+:|\/\/|\/msurvey\/)/i.test(address);

/** Every MUI part with an `href` stays inside the console, and its screen is fetched when one points at it. */
export const LinkBehavior = forwardRef<HTMLAnchorElement, LinkBehaviorProps>(function LinkBehavior(props, ref) {
  const { href = '', onMouseEnter, onFocus, ...rest } = props;
  if (isOutside(href) || rest.target === '_blank') return <a ref={ref} href={href} {...rest} />;
  return (
    <Link
      ref={ref}
      to={href}
      onMouseEnter={(event) => {
        prefetch(href);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
});
