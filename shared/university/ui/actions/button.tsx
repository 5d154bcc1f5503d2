import styled from '@emotion/styled';
import { ArrowRight, ExternalLink } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonCss, isNotLook, type ButtonLook } from './button-style';
import { Icon } from '../typography/icon';
import { SmartLink, type SmartLinkProps } from '../typography/smart-link';
import { wordsAnd } from '../typography/words-and';

const Bare = styled('button', { shouldForwardProp: isNotLook })<ButtonLook>(buttonCss);
const BareLink = styled(SmartLink, { shouldForwardProp: isNotLook })<ButtonLook>(buttonCss);

/** Tertiary buttons end with an arrow. */
const arrowOf = ({ variant }: ButtonLook) => variant === 'tertiary' && <Icon icon={ArrowRight} />;

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { ref?: Ref<HTMLButtonElement> };

/** A button: something happens on this page. For going somewhere take `ButtonLink`. `type` is `button` by default. */
export function Button({ children, type = 'button', ...rest }: ButtonProps) {
  return (
    <Bare type={type} {...rest}>
      {wordsAnd(children, arrowOf(rest))}
    </Bare>
  );
}

type ButtonLinkProps = SmartLinkProps & ButtonLook;

/** A link with the look of a button: it goes to `href`. */
export function ButtonLink({ label, children = label, ...rest }: ButtonLinkProps) {
  return (
    <BareLink {...rest}>
      {wordsAnd(children, rest.external ? <Icon icon={ExternalLink} size={16} /> : arrowOf(rest))}
    </BareLink>
  );
}
