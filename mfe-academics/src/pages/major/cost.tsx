import { Section, Stack, Stats, TextLink } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';

/** What every major costs alike, and where to read on. */
export function Cost() {
  const { label, figures, more } = majorPage.cost;
  return (
    <Section spacing="tight" label={label}>
      <Stack>
        <Stats columns={4} items={figures} />
        <TextLink href={more.href}>{more.label}</TextLink>
      </Stack>
    </Section>
  );
}
