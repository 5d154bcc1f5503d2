import styled from '@emotion/styled';
import { Notice, TextLink } from '@3eu/shared/ui';
import type { PageLink } from './content/types';

/* `data-kept` marks a page whose own scripts did not arrive. */
const Shown = styled.div`
  display: none;
  [data-kept] & {
    display: block;
  }
  @media (scripting: none) {
    display: block;
  }
`;

/** Says what to do instead where a form cannot work. */
export function NeedsScript({ before, phone }: { before: string; phone: PageLink }) {
  return (
    <Shown>
      <Notice kind="warn">
        <p>
          {before}
          <TextLink href={phone.href}>{phone.label}</TextLink>
        </p>
      </Notice>
    </Shown>
  );
}
