import { ButtonLink, Caption, Facts, Section, SectionHeading, Split, Stack } from '@3eu/shared/ui';
import { financialAid } from '../../content/financial-aid';

const { cost } = financialAid;

/** What a year costs before any aid; the site's search leads here from tuition, price and cost. */
export function Cost() {
  return (
    <Section tone="ice" labelledBy="cost">
      <Split ratio="4/8">
        <SectionHeading title={cost.title} id="cost" lede={cost.lede} />
        <Stack gap={16}>
          <Facts items={cost.rows} />
          <Caption>{cost.note}</Caption>
          <ButtonLink href={cost.more.href} variant="tertiary">
            {cost.more.label}
          </ButtonLink>
        </Stack>
      </Split>
    </Section>
  );
}
