import styled from '@emotion/styled';
import {
  ButtonLink,
  H2,
  Morph,
  Picture,
  Section,
  Split,
  Stack,
  TextLink,
  space,
  wholeCard,
  wholeCardCss,
  withLinks,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { studentLife } from '../../content/student-life';

const Tile = styled.div`
  aspect-ratio: 4/3;
  overflow: hidden;
  > picture {
    height: 100%;
  }
`;

/* The link's area is the whole part, so that the picture may be clicked. */
const Hall = styled(Stack)`
  ${wholeCardCss}
`;

const More = styled.div`
  margin-top: ${space[24]};
`;

/** Where students sleep and what they eat: a tile beside an arch, words below each. */
export function Living() {
  const { housing, dining, living } = studentLife;
  return (
    <Section tone="ice">
      <Split ratio="7/5">
        <Hall as="section" aria-labelledby={housing.id} {...wholeCard}>
          <Morph picture={housing.picture}>
            <Tile>
              <Picture picture={housing.picture} sizes="(min-width: 80em) 680px, (min-width: 65em) 53vw, 92vw" />
            </Tile>
          </Morph>
          <Stack gap={12}>
            <H2 id={housing.id}>{housing.title}</H2>
            <p>{withLinks(housing.text)}</p>
            <p>
              <TextLink {...housing.hall} />
            </p>
          </Stack>
        </Hall>
        <Stack as="section" aria-labelledby={dining.id}>
          {/* At 7/5, this ratio makes the arch as high as the tile. */}
          <ColumnArch picture={dining.picture} ratio="1/1.05" column={[486, 38]} />
          <Stack gap={12}>
            <H2 id={dining.id}>{dining.title}</H2>
            <p>{withLinks(dining.text)}</p>
          </Stack>
        </Stack>
      </Split>
      <More>
        <ButtonLink {...living} variant="tertiary" />
      </More>
    </Section>
  );
}
