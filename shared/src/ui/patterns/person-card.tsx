import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, Portrait, space, tone, type, type PortraitSource } from '@3eu/shared/ui';

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[16]};
  [data-part='name'] {
    ${type.card}
  }
  [data-part='role'] {
    ${type.caption}
    color: ${tone.soft};
    margin-top: 2px;
  }
  [data-part='text'] {
    margin-top: ${space[12]};
  }
  [data-part='links'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[16]};
    margin-top: ${space[8]};
  }
  [data-part='links'] > * {
    padding-block: 6px;
  }
  &[data-layout='row'] [data-part='name'] {
    ${type.h3}
  }
  &[data-layout='row'] [data-part='role'] {
    font-size: 1rem;
  }
  &[data-layout='row'] {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
  ${media.sm} {
    &[data-layout='row'] {
      grid-template-columns: 8rem minmax(0, 1fr);
      gap: ${space[32]};
    }
  }
`;

export type PersonCardProps = {
  name: string;
  role: ReactNode;
  portrait: PortraitSource;
  /** `stack`: arch above the words, for a grid. `row`: arch at the left. Default `stack`. */
  layout?: 'stack' | 'row';
  /** What there is to say of this person. */
  children?: ReactNode;
  /** `TextLink`s for mail and telephone; name the person in them ("Email Adaeze"). */
  links?: ReactNode;
};

/** A person: arch, name, office, words, ways to reach them. */
export function PersonCard({ name, role, portrait, layout = 'stack', children, links }: PersonCardProps) {
  return (
    <Card data-layout={layout}>
      <Portrait portrait={portrait} />
      <div>
        <h3 data-part="name">{name}</h3>
        <p data-part="role">{role}</p>
        {children && <div data-part="text">{children}</div>}
        {links && <div data-part="links">{links}</div>}
      </div>
    </Card>
  );
}

const tracks = (min: number): string => `grid-template-columns: repeat(auto-fit, minmax(min(100%, ${min}rem), 1fr));`;

/** A grid of people, each at least 11 rem wide; 9.5 on phones, where two fit. */
export const PersonGrid = styled.div`
  display: grid;
  ${tracks(9.5)}
  gap: ${space[32]} ${space.gap};
  ${media.sm} {
    ${tracks(11)}
  }
`;
