import styled from '@emotion/styled';
import { Picture, color, media, space, tone, type, type PictureSource, Linked, type Sentence } from '@3eu/shared/ui';

const List = styled.ol`
  border-left: 3px solid ${tone.rule};
  > li {
    position: relative;
    padding: 0 0 ${space[48]} ${space[32]};
  }
  > li:last-of-type {
    padding-bottom: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    left: -3px;
    top: 0.55em;
    width: 20px;
    border-top: 5px solid ${tone.accent};
  }
  [data-part='when'] {
    ${type.h3}
    color: ${tone.link};
  }
  [data-part='title'] {
    ${type.card}
  }
  [data-part='text'] {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 60ch;
  }
  picture {
    max-width: 26rem;
    margin-top: ${space[16]};
  }
  ${media.rows} {
    > li:has(picture) {
      display: grid;
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 4fr);
      column-gap: ${space.gap};
    }
    picture {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
    }
  }
  ${media.md} {
    > li {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
      gap: ${space.gap};
      align-items: baseline;
    }
    > li:has(picture) {
      grid-template: auto / minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr);
      align-items: start;
    }
    picture {
      grid-area: 1 / 3;
    }
  }
  @media (forced-colors: active) {
    > li::before {
      border-color: ${color.ink900};
    }
  }
`;

export type TimelineItem = { when: string; title: string; text?: Sentence; picture?: PictureSource };

/** Moments on one vertical rule, oldest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <List>
      {items.map(({ when, title, text, picture }) => (
        <li key={when + title}>
          <p data-part="when">{when}</p>
          <div>
            <h3 data-part="title">{title}</h3>
            {text && (
              <div data-part="text">
                <Linked text={text} />
              </div>
            )}
          </div>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 65em) 320px, (min-width: 51.25em) 34vw, (min-width: 43.75em) 38vw, (min-width: 30em) 416px, 80vw"
            />
          )}
        </li>
      ))}
    </List>
  );
}
