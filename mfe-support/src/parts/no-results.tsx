import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { lost } from '@3eu/university/pictures';
import { ArchPicture, Split, media, withLinks, type Sentence } from '@3eu/university/ui';
import { EmptyState } from '@3eu/university/ui/patterns';

const Window = styled.div`
  max-width: 220px;
  ${media.lg} {
    width: 100%;
    max-width: 320px;
    justify-self: end;
  }
`;

/** A search that found nothing: says so, and what to try, beside the narwhal of the error pages without its signpost. */
export function NoResults({ title, text, actions }: { title: string; text: Sentence; actions?: ReactNode }) {
  return (
    <Split ratio="8/4" align="center">
      <EmptyState title={title} actions={actions}>
        <p>{withLinks(text)}</p>
      </EmptyState>
      <Window>
        <ArchPicture
          picture={{ ...lost, focus: [100, 70] }}
          ratio="4/5"
          sizes="(min-width: 65em) 711px, 489px"
          decorative
        />
      </Window>
    </Split>
  );
}
