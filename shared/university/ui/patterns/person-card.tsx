import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { column, media, ArchPortrait, space, tone, type, type PictureSource } from '@3eu/university/ui';

const Card = styled.div<{ portraitWidth: number }>`
  ${column}
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
  &[data-layout='row'] {
    align-items: center;
    [data-part='name'] {
      ${type.h3}
    }
    [data-part='role'] {
      font-size: 1rem;
    }
    > [data-part='text'] {
      grid-column: 1 / -1;
    }
  }
  ${media.xs} {
    &[data-layout='row'] {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
  ${media.sm} {
    &[data-layout='row'] {
      grid-template: auto 1fr / ${({ portraitWidth }) => portraitWidth}px minmax(0, 1fr);
      gap: ${space[8]} ${space[32]};
      align-items: start;
      > :first-of-type {
        grid-row: span 2;
      }
      > [data-part='text'] {
        grid-column: 2;
      }
    }
  }
`;

type PersonCardProps = {
  name: string;
  role: ReactNode;
  /** The whole figure or a bust, 4:5. */
  portrait: PictureSource;
  /** In px, from a tablet up. Default 160. */
  portraitWidth?: 120 | 160;
  /** `stack`: arch above the words, for a grid. `row`: arch at the left. Default `stack`. */
  layout?: 'stack' | 'row';
  /** What there is to say of this person. */
  children?: ReactNode;
};

/** A person: arch, name, office, words. */
export function PersonCard({ name, role, portrait, portraitWidth = 160, layout = 'stack', children }: PersonCardProps) {
  return (
    <Card data-layout={layout} portraitWidth={portraitWidth}>
      <ArchPortrait picture={portrait} width={portraitWidth} />
      <div>
        <h3 data-part="name">{name}</h3>
        <p data-part="role">{role}</p>
      </div>
      {children && <div data-part="text">{children}</div>}
    </Card>
  );
}
