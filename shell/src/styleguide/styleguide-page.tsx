import { PageHeader, Section, SectionHeading } from '@3eu/shared/ui';
import { palette } from '@3eu/shared/ui/tokens';
import styled from '@emotion/styled';
import { Actions } from './actions';
import { Lists } from './lists';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1rem;
  svg {
    width: 100%;
    height: 4rem;
  }
`;

/** The living page of the design system, in development only. */
export function StyleguidePage() {
  return (
    <>
      <PageHeader
        variant="plain"
        title="Style guide"
        lede="Every component of the design system, as it stands in the code."
      />
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
      <Lists />
      <Actions />
    </>
  );
}
