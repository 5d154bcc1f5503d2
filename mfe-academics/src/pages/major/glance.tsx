import { ActionRow, ButtonLink, Facts, Rail, SmartLink } from '@3eu/shared/ui';
import { majorPage as content } from '../../content/major-page';
import type { CollegeEntry, Major } from '../../content/types';
import { ApplyLink } from './apply-link';

export type GlanceProps = { major: Major; college: Pick<CollegeEntry, 'slug' | 'shortName'> | undefined };

/** The rail: what the degree is, what it leads to, and the two calls to action. */
export function Glance({ major, college }: GlanceProps) {
  const { glance } = content;
  const items = [
    { term: glance.salary, value: major.careerOutlook.startingSalary, big: true },
    { term: glance.placement, value: major.careerOutlook.placement, big: true },
    { term: glance.growth, value: major.careerOutlook.jobGrowth, big: true },
    { term: glance.degree, value: major.type },
    { term: glance.duration, value: major.duration },
    { term: glance.credits, value: major.credits },
    ...(college
      ? [{ term: glance.college, value: <SmartLink href={`/college/${college.slug}`}>{college.shortName}</SmartLink> }]
      : []),
  ];
  return (
    <Rail aria-label={glance.title}>
      <Facts title={glance.title} items={items} />
      <ActionRow>
        <ApplyLink slug={major.slug}>{content.apply}</ApplyLink>
        <ButtonLink href="/visit" variant="secondary">
          {content.visit}
        </ButtonLink>
      </ActionRow>
    </Rail>
  );
}
