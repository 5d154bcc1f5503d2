import styled from '@emotion/styled';
import { ButtonLink, Container, Ledger, Picture, Section, SectionHeading, Split, Stack, space } from '@3eu/shared/ui';
import { why3e } from '../../content/why-3e';

const Wide = styled.div`
  height: clamp(16rem, 38vw, 34rem);
  margin-bottom: ${space[64]};
  > picture,
  img {
    width: 100%;
    height: 100%;
  }
`;

export function CampusLife() {
  const { title, picture, blocks, link } = why3e.life;
  return (
    <Section labelledBy="life" bare spacing="bottom">
      <Wide>
        <Picture picture={picture} sizes="max(100vw, 455px)" />
      </Wide>
      <Container>
        <Split ratio="4/8">
          <SectionHeading title={title} id="life" />
          <Stack>
            <Ledger items={blocks} />
            <ButtonLink href={link.href} variant="tertiary">
              {link.label}
            </ButtonLink>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
