import styled from '@emotion/styled';
import { Section, column, media, space, ContentPage } from '@3eu/university/ui';
import { requestInfo as content } from '../../content/request-info';
import { Introduction, WhatNext } from './introduction';
import { RequestPanel } from './request-panel';

/* The form stands between the two on phones, and beside both from 1040 px up. */
const Columns = styled.div`
  ${column}
  align-items: start;
  gap: ${space[48]} ${space.split};
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    > :nth-of-type(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

export function Page() {
  return (
    <ContentPage of={content}>
      <Section tone="ice">
        <Columns>
          <Introduction />
          <RequestPanel />
          <WhatNext />
        </Columns>
      </Section>
    </ContentPage>
  );
}
