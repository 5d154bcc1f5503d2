import { ButtonLink, Ledger, Section, SectionHeading, Split, Stack } from '@3eu/university/ui';
import { WidePicture } from '@3eu/university/ui/patterns';
import { why3e } from '../../content/why-3e';

export function CampusLife() {
  const { title, picture, blocks, link } = why3e.life;
  return (
    <>
      <WidePicture picture={picture} />
      <Section labelledBy="life">
        <Split ratio="4/8">
          <SectionHeading title={title} id="life" />
          <Stack>
            <Ledger items={blocks} />
            <ButtonLink href={link.href} variant="tertiary">
              {link.label}
            </ButtonLink>
          </Stack>
        </Split>
      </Section>
    </>
  );
}
