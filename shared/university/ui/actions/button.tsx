import styled from '@emotion/styled';
import { ArrowRight, ExternalLink } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonCss, isNotLook, type ButtonLook } from './button-style';
import { Icon } from '../typography/icon';
import { SmartLink, type SmartLinkProps } from '../typography/smart-link';
import { VisuallyHidden } from '../typography/visually-hidden';
import { wordsAnd } from '../typography/words-and';

const Bare = styled('button', { shouldForwardProp: isNotLook })<ButtonLook>(buttonCss);
const BareLink = styled(SmartLink, { shouldForwardProp: isNotLook })<ButtonLook>(buttonCss);

/** Tertiary buttons end with an arrow. */
const arrowOf = ({ variant }: ButtonLook) => variant === 'tertiary' && <Icon icon={ArrowRight} />;

type About = {
  /** Which of several it is, for those who do not see its row: words for assistive technology behind its own. */
  about?: string;
};

const wordsAbout = (words: ReactNode, about: string | undefined): ReactNode =>
  about ? (
    <span>
      {words}
      <VisuallyHidden> {about}</VisuallyHidden>
    </span>
  ) : (
    words
  );

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'about'> &
  ButtonLook &
  About & { ref?: Ref<HTMLButtonElement> };

/** A button: something happens on this page. For going somewhere take `ButtonLink`. `type` is `button` by default. */
export function Button({ children, about, type = 'button', ...rest }: ButtonProps) {
  return (
    <Bare type={type} {...rest}>
      {wordsAnd(wordsAbout(children, about), arrowOf(rest))}
    </Bare>
  );
}

type ButtonLinkProps = Omit<SmartLinkProps, 'about'> & ButtonLook & About;

/** A link with the look of a button: it goes to `href`. */
export function ButtonLink({ label, children = label, about, ...rest }: ButtonLinkProps) {
  return (
    <BareLink {...rest}>
      {wordsAnd(wordsAbout(children, about), rest.external ? <Icon icon={ExternalLink} size={16} /> : arrowOf(rest))}
    </BareLink>
  );
}
