import styled from '@emotion/styled';
import { FirstViewEnd } from '@3eu/platform/page';
import {
  ArchPicture,
  Breadcrumb,
  H1,
  H3,
  Ledger,
  Lede,
  Stack,
  column,
  media,
  space,
  withLinks,
} from '@3eu/university/ui';
import { ContactFacts } from '../../contact-facts';
import { requestInfo } from '../../content/request-info';
import { admissionsSection } from '../../content/section';

/* Words and picture: side by side on tablets, where the form below needs the whole width. */
const Opening = styled.div`
  ${column}
  gap: ${space[32]};
  ${media.rows} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Window = styled.div`
  width: min(100%, 26rem);
  ${media.lg} {
    width: 100%;
    margin-top: ${space[16]};
  }
`;

const sizes = '(min-width: 80em) 470px, (min-width: 65em) 36vw, (min-width: 43.75em) 38vw, 92vw';

export function Introduction() {
  const { header } = requestInfo;
  return (
    <Opening>
      <div>
        <Breadcrumb items={[admissionsSection, { label: 'Request information' }]} />
        <Stack gap={16}>
          <H1>{header.title}</H1>
          <Lede>{withLinks(header.lede)}</Lede>
        </Stack>
      </div>
      <Window>
        <ArchPicture picture={header.picture} ratio="4/3" sizes={sizes} priority />
        <FirstViewEnd />
      </Window>
    </Opening>
  );
}

/** What happens to a request, and the quicker ways. */
export function WhatNext() {
  const { next, contact } = requestInfo;
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <H3 as="h2">{next.title}</H3>
        <Ledger items={next.items} />
      </Stack>
      <ContactFacts {...contact} />
    </Stack>
  );
}
