import styled from '@emotion/styled';
import { ArrowRight, ExternalLink } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonCss, isNotLook, type ButtonLook } from './button-style';
import { Icon } from '../typography/icon';
import { SmartLink, type SmartLinkProps } from './smart-link';

const Bare = styled('button', { shouldForwardProp: isNotLook })<ButtonLook>(buttonCss);
const BareLink = styled(SmartLink, { shouldForwardProp: isNotLook })<ButtonLook>(buttonCss);

/** Tertiary buttons end with an arrow. */
const Label = ({ variant, children }: { variant: ButtonLook['variant']; children: ReactNode }) => (
  <>
    {children}
    {variant === 'tertiary' && <Icon icon={ArrowRight} />}
  </>
);

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { ref?: Ref<HTMLButtonElement> };

/** A button: something happens on this page. For going somewhere take `ButtonLink`. `type` is `button` by default. */
export function Button({ children, type = 'button', ...rest }: ButtonProps) {
  return (
    <Bare type={type} {...rest}>
      <Label variant={rest.variant}>{children}</Label>
    </Bare>
  );
}

export type ButtonLinkProps = SmartLinkProps & ButtonLook;

/** A link with the look of a button: it goes to `href`. */
export function ButtonLink({ children, ...rest }: ButtonLinkProps) {
  return (
    <BareLink {...rest}>
      <Label variant={rest.variant}>{children}</Label>
      {rest.external && <Icon icon={ExternalLink} size={16} />}
    </BareLink>
  );
}
