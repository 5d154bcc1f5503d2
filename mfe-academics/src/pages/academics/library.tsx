import styled from '@emotion/styled';
import { Facts, Picture, Section, media } from '@3eu/university/ui';
import { academics } from '../../content/academics';

/* On a line of its own, the picture must not fill the screen. */
const Window = styled.div`
  max-width: 44rem;
  ${media.lg} {
    max-width: none;
  }
`;

/** The library that the three colleges share. Its picture stands on the ground that it was painted on. */
export function Library() {
  const { title, text, facts, picture } = academics.library;
  return (
    <Section
      id="library"
      title={title}
      lede={text}
      tone="ice"
      split="5/7"
      align="center"
      beside={
        <Window>
          <Picture
            picture={picture}
            sizes="(min-width: 80em) 690px, (min-width: 65em) 54vw, (min-width: 48em) 704px, 92vw"
          />
        </Window>
      }
    >
      <Facts items={facts} />
    </Section>
  );
}
