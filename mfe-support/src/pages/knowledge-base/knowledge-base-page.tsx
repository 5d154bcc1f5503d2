import { useRef } from 'react';
import styled from '@emotion/styled';
import { withLinks, PageHeader, Section, media, ContentPage } from '@3eu/university/ui';
import { WithoutScripts, LoadingState } from '@3eu/university/ui/patterns';
import { knowledgeBase as content } from '../../content/knowledge-base';
import { useKnowledge } from '../../knowledge/use-knowledge';
import { ConnectionError } from './connection-error';
import { Loaded } from './loaded';

/* As high as the tallest of the states without entries, so that nothing below moves when one follows another. */
const Place = styled.div`
  min-height: 62rem;
  ${media.lg} {
    min-height: 40rem;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export function Page() {
  const { state, retry } = useKnowledge();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes away with its card; the focus stays where the next state will stand.
  const onRetry = () => {
    place.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <ContentPage of={content}>
      <PageHeader {...content.header} variant="ice" triBar />
      <Section label="Entries" spacing="tight">
        <Place ref={place} tabIndex={-1}>
          <WithoutScripts data-search="off">{withLinks(content.withoutScripts)}</WithoutScripts>
          {state.status === 'loading' && (
            <div data-needs-script data-search="off">
              <LoadingState title={content.loading.title}>
                <p>{withLinks(content.loading.text)}</p>
              </LoadingState>
            </div>
          )}
          {state.status === 'failed' && <ConnectionError error={state.error} onRetry={onRetry} />}
          {state.status === 'loaded' && <Loaded entries={state.entries} />}
        </Place>
      </Section>
    </ContentPage>
  );
}
