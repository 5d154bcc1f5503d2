import styled from '@emotion/styled';
import { Section, SectionHeading } from '@3eu/shared/ui';
import { palette } from '@3eu/shared/ui/tokens';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1rem;
  svg {
    width: 100%;
    height: 4rem;
  }
`;

/** The colors of the design system, with their names. */
export function Palette() {
  return (
    <Section spacing="tight">
      <SectionHeading title="Colors" />
      <Swatches>
        {Object.entries(palette).map(([name, value]) => (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
            {name} {value}
          </li>
        ))}
      </Swatches>
    </Section>
  );
}
