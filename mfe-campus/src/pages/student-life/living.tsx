import styled from '@emotion/styled';
import { ArchPicture, ButtonLink, H3, Picture, Section, Split, Stack, space } from '@3eu/shared/ui';
import { studentLife } from '../../content/student-life';

const Tile = styled.div`
  aspect-ratio: 4/3;
  overflow: hidden;
  > picture {
    height: 100%;
  }
`;

const Arch = styled.div`
  max-width: 26rem;
  padding-top: ${space[8]};
`;

/** Where students sleep and what they eat: a tile beside an arch, words below each. */
export function Living() {
  const { housing, dining, living } = studentLife;
  return (
    <Section tone="ice">
      <Split ratio="7/5" align="end">
        <Stack as="section" aria-labelledby="housing">
          <Tile><Picture picture={housing.picture} sizes="(min-width: 80em) 680px, (min-width: 65em) 53vw, 92vw" /></Tile>
          <Stack gap={12}>
            <H3 as="h2" id="housing">{housing.title}</H3>
            <p>{housing.text}</p>
          </Stack>
        </Stack>
        <Stack as="section" aria-labelledby="dining">
          <Arch><ArchPicture picture={dining.picture} sizes="(min-width: 65em) 416px, 92vw" /></Arch>
          <Stack gap={12}>
            <H3 as="h2" id="dining">{dining.title}</H3>
            <p>{dining.text}</p>
          </Stack>
        </Stack>
      </Split>
      <ButtonLink href={living.href} variant="tertiary">{living.label}</ButtonLink>
    </Section>
  );
}
