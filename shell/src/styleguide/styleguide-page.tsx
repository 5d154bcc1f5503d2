import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useLocation, type RuntimeHref, Seo } from '@3eu/platform/page';
import { ActionRow, H3, PageHeader, Section, SectionHeading, Stack, TextLink } from '@3eu/university/ui';
import { families, type Specimen } from '@3eu/university/ui/specimens';
import { palette } from '@3eu/university/ui/tokens';
import { showStates } from './show-states';

const phoneQuery = '?phone';

const Phone = styled.iframe`
  width: 390px;
  max-width: 100%;
  height: 844px;
  border: 1px solid;
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1rem;
  svg {
    width: 100%;
    height: 4rem;
  }
`;

function Palette() {
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

/** One component, or a few that belong together: the names, and what they look like. */
function SpecimenView({ specimen: { shows, Example, grounds = ['white'], bare = false } }: { specimen: Specimen }) {
  return (
    <>
      <Section spacing="tight">
        <H3 id={shows[0]}>{shows.join(', ')}</H3>
      </Section>
      {bare ? (
        <Example />
      ) : (
        grounds.map((ground) => (
          <Section key={ground} tone={ground} spacing="tight" label={`${shows[0]} on ${ground}`}>
            <Stack>
              <Example />
            </Stack>
          </Section>
        ))
      )}
    </>
  );
}

/** The living page of the design system, in development only: every component, on its grounds and in its states. */
export function Page() {
  useEffect(() => showStates(document), []);
  const onPhone = useLocation().search === phoneQuery;
  return (
    <>
      <Seo
        title="Style guide"
        description="Every component of the design system."
        keywords={[]}
        section="Development"
        noindex
      />
      <PageHeader
        variant="plain"
        title="Style guide"
        lede="Every component of the design system, as it stands in the code, in its states and on its grounds. What each is for: shared/docs/components.md."
        actions={
          <ActionRow>
            <TextLink href={`/styleguide${onPhone ? '' : phoneQuery}` as RuntimeHref}>
              {onPhone ? 'Show it at full width' : 'Show it as on a phone'}
            </TextLink>
          </ActionRow>
        }
      />
      {onPhone ? (
        <Section spacing="tight">
          <Phone src="/styleguide" title="The style guide on a phone" />
        </Section>
      ) : (
        <>
          <Palette />
          {families.map(({ title, from, specimens }) => (
            <section key={title}>
              <Section spacing="tight" tone="ice">
                <SectionHeading title={title} lede={`import { … } from '${from}'`} />
              </Section>
              {specimens.map((specimen) => (
                <SpecimenView key={specimen.shows[0]} specimen={specimen} />
              ))}
            </section>
          ))}
        </>
      )}
    </>
  );
}
