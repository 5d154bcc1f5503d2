import styled from '@emotion/styled';
import type { LinkedText } from '@3eu/platform/contract/linked-text';
import { withLinks, Notice } from '@3eu/university/ui';

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

/** Says what to do instead where a form cannot work without scripts: a number to call, a page to read. */
export function NeedsScript({ text }: { text: LinkedText }) {
  return (
    <WithoutScripts role="note">
      <Notice kind="warn">
        <p>{withLinks(text)}</p>
      </Notice>
    </WithoutScripts>
  );
}
