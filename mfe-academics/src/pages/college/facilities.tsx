import styled from '@emotion/styled';
import { CardTitle, Section, column, media, space, tone, type PictureSource, withLinks } from '@3eu/university/ui';
import { WidePicture } from '@3eu/university/ui/patterns';
import type { Named } from '../../content/types';

const Rooms = styled.dl`
  ${column}
  gap: ${space[24]} ${space.gap};
  dd {
    margin-top: ${space[4]};
    color: ${tone.soft};
    font-size: 1rem;
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The rooms of a college over one picture from edge to edge. */
export function Facilities({
  title,
  items,
  picture,
}: {
  title: string;
  items: readonly Named[];
  picture: PictureSource;
}) {
  return (
    <>
      <Section id="facilities" title={title}>
        <Rooms>
          {items.map(({ name, text }) => (
            <div key={name}>
              <CardTitle as="dt">{name}</CardTitle>
              <dd>{withLinks(text)}</dd>
            </div>
          ))}
        </Rooms>
      </Section>
      <WidePicture picture={picture} whole />
    </>
  );
}
