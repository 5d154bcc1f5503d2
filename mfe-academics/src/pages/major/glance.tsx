import { inDollars } from '@3eu/university/facts';
import { Section, Stack, Stats, TextLink } from '@3eu/university/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';

/** What the major leads to and what it takes, in four figures, and below them what a year costs. */
export function Glance({ major: { careerOutlook, credits } }: { major: Major }) {
  const { cost } = majorPage;
  const figures = [
    { value: inDollars(careerOutlook.startingSalary), label: 'starting salary, a year' },
    { value: careerOutlook.placement, label: 'placed within six months' },
    { value: careerOutlook.jobGrowth, label: 'job growth in ten years' },
    { value: credits, label: 'credit hours' },
  ];
  return (
    <Section spacing="tight" label="At a glance">
      <Stack>
        <Stats columns={4} items={figures} />
        <p>
          {cost.text} <TextLink {...cost.more} />
        </p>
      </Stack>
    </Section>
  );
}
