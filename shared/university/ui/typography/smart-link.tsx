import { Link, type LinkProps } from '@3eu/platform/page';

export type SmartLinkProps = Omit<LinkProps, 'target' | 'rel'> & {
  /** Opens a new tab and says so in hidden words. */
  external?: boolean;
  /** Its words, where it has no children: a link of the content is shown by `{...link}`. */
  label?: string;
};

/** A link without a look, to a page (`/visit`), a part of one (`#dates`), another site, a phone number or an address. */
export function SmartLink({ external = false, label, children = label, ...rest }: SmartLinkProps) {
  if (!external) return <Link {...rest}>{children}</Link>;
  return (
    <Link {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Link>
  );
}
