import { inDollars } from '@3eu/university/facts';
import { Section, Stack, Stats, TextLink } from '@3eu/university/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';

/** What the major leads to and what it takes, in four figures, and below them what a year costs. */
export function Glance({ major: { careerOutlook, credits } }: { major: Major }) {
  const { glance, cost } = majorPage;
  const figures = [
    { value: inDollars(careerOutlook.startingSalary), label: glance.salary },
    { value: careerOutlook.placement, label: glance.placement },
    { value: careerOutlook.jobGrowth, label: glance.growth },
    { value: credits, label: glance.credits },
  ];
  return (
    <Section spacing="tight" label={glance.title}>
      <Stack>
        <Stats columns={4} items={figures} />
        <p>
          {cost.text} <TextLink {...cost.more} />
        </p>
      </Stack>
    </Section>
  );
}
