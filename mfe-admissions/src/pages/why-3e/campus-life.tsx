import { ButtonLink, Ledger, Section, Stack } from '@3eu/university/ui';
import { WidePicture } from '@3eu/university/ui/patterns';
import { why3e } from '../../content/why-3e';

export function CampusLife() {
  const { title, picture, blocks, link } = why3e.life;
  return (
    <>
      <WidePicture picture={picture} whole />
      <Section
        id="life"
        title={title}
        split="4/8"
        beside={
          <Stack>
            <Ledger items={blocks} />
            <ButtonLink {...link} variant="tertiary" />
          </Stack>
        }
      />
    </>
  );
}
