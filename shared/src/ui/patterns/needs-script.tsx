import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Href } from '@3eu/shared/router';
import { Notice, TextLink } from '@3eu/shared/ui';

/** Shown only where scripts are off, and on a page whose own scripts could not be loaded (`data-dehydrated`). */
export const WithoutScripts = styled.div`
  display: none;
  [data-dehydrated] & {
    display: block;
  }
  @media (scripting: none) {
    display: block;
  }
`;

export type NeedsScriptProps = {
  /** The sentence before the link. */
  before: ReactNode;
  /** What to do instead: a number to call, a page to read. */
  phone: { label: string; href: Href };
};

/** Says what to do instead where a form cannot work without scripts. */
export function NeedsScript({ before, phone }: NeedsScriptProps) {
  return (
    <WithoutScripts>
      <Notice kind="warn">
        <p>
          {before}
          <TextLink href={phone.href}>{phone.label}</TextLink>
        </p>
      </Notice>
    </WithoutScripts>
  );
}
