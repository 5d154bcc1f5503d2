import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { RuntimeHref } from '@3eu/shared/router';
import { Seo } from '@3eu/shared/seo';
import { ActionRow, PageHeader, Section, SectionHeading, TextLink } from '@3eu/shared/ui';
import { families } from '@3eu/shared/ui/specimens';
import { useLocation } from '@3eu/shared/router';
import { Palette } from './palette';
import { showStates } from './show-states';
import { SpecimenView } from './specimen-view';

const phoneQuery = '?phone';

const Phone = styled.iframe`
  width: 390px;
  max-width: 100%;
  height: 844px;
  border: 1px solid;
`;

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
        lede="Every component of the design system, as it stands in the code, in its states and on its grounds."
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
