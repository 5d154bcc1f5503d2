import { ButtonLink, Section, Stack, Stats } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';

/** What every major costs alike, and where to read on. */
export function Cost() {
  const { label, figures, more } = majorPage.cost;
  return (
    <Section spacing="tight" label={label}>
      <Stack>
        <Stats columns={4} items={figures} />
        <ButtonLink href={more.href} variant="tertiary">
          {more.label}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
