import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import { Icon } from './icon';
import { SmartLink, type SmartLinkProps } from './smart-link';
import { wordsAnd } from './words-and';

const Underlined = styled(SmartLink, { shouldForwardProp: (name) => name !== 'quiet' })<{ quiet?: boolean }>`
  ${({ quiet }) => quiet && 'text-decoration-line: none; &:hover, &:focus-visible { text-decoration-line: underline; }'}
  > [data-part='icon'] {
    white-space: nowrap;
  }
  > [data-part='icon'] > svg {
    display: inline-block;
    vertical-align: -0.15em;
    margin-left: 0.25em;
  }
`;

/**
 * A link in text. Underlined always; `quiet` (menus, cards, lists of links) underlines on hover and focus.
 * `external` opens a new tab, marked with an icon and hidden words (WCAG 3.2.5, G201).
 */
export function TextLink({ label, children = label, external = false, ...rest }: SmartLinkProps & { quiet?: boolean }) {
  return (
    <Underlined external={external} {...rest}>
      {/* The no-break character keeps the icon on the last word's line. */}
      {wordsAnd(
        children,
        external && (
          <span data-part="icon">
            {'\uFEFF'}
            <Icon icon={ExternalLink} size={16} />
          </span>
        ),
      )}
    </Underlined>
  );
}
