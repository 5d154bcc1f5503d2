import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { inWords } from '@3eu/university/facts';
import { withLinks, Section, font, media, space, tone } from '@3eu/university/ui';
import { WithoutScripts } from '@3eu/university/ui/patterns';
import { places } from './stops';

/* Also in print, where no pin can be pressed, and where the walk could not be loaded. */
const Shown = styled(WithoutScripts)`
  &[data-shown] {
    display: block;
  }
  ${media.print} {
    display: block;
  }
`;

const List = styled.ol`
  border-top: 3px solid ${tone.rule};
  counter-reset: place;
  > li {
    counter-increment: place;
    padding: ${space[8]} 0 ${space[8]} 2.5rem;
    border-bottom: 1px solid ${tone.hairline};
    scroll-margin-top: var(--header-height);
  }
  b::before {
    content: counter(place);
    float: left;
    margin-left: -2.5rem;
    font-family: ${font.serif};
    color: ${tone.accent};
  }
`;

/** The places of the map by their numbers. An address that names one (`/visit#library`) leads here, or into the walk. */
export function PlaceList({ shown }: { shown: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) list.current!.scrollIntoView();
  }, [shown]);
  return (
    <Shown ref={list} data-shown={shown || undefined}>
      <Section label={`The ${inWords(places.length)} places of the map, by number`} spacing="tight">
        <List>
          {places.map(({ id, name, text }) => (
            <li key={id} id={id}>
              <b>{name}</b>
              <p>{withLinks(text)}</p>
            </li>
          ))}
        </List>
      </Section>
    </Shown>
  );
}
