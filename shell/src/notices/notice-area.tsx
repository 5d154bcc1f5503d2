import styled from '@emotion/styled';
import { Container, Notice, space } from '@3eu/shared/ui';
import { notices } from '../content/notices';
import { OverrideNotice } from '../overrides/override-notice';
import { NewVersionNotice } from './new-version-notice';
import { useOnline } from './use-online';

/* First in the document, and fixed to the bottom of the window; the page ends above it. */
const Area = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  > div {
    padding-top: ${space[8]};
  }
`;

/** The one place for what the site itself has to say: offline, a new version, a local override. */
export function NoticeArea() {
  const online = useOnline();
  return (
    <Area aria-live="polite" data-notices="">
      {!online && (
        <Container>
          <Notice kind="warn">{notices.offline}</Notice>
        </Container>
      )}
      <NewVersionNotice />
      <OverrideNotice />
    </Area>
  );
}
