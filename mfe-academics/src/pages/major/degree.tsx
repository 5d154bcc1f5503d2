import { ActionRow, ButtonLink, Facts, Rail, SmartLink } from '@3eu/university/ui';
import { degrees } from '../../content/catalog';
import { majorPage as content } from '../../content/major-page';
import type { CollegeEntry, Major } from '../../content/types';
import { ApplyLink } from './apply-link';

type DegreeProps = { major: Major; college: Pick<CollegeEntry, 'slug' | 'shortName'> | undefined };

/** The rail: which degree it is, of which college, and the two calls to action. */
export function Degree({ major, college }: DegreeProps) {
  const { degree } = content;
  const items = [
    { term: degree.type, value: major.type },
    { term: degree.duration, value: degrees[major.type] },
    ...(college
      ? [{ term: degree.college, value: <SmartLink href={`/college/${college.slug}`}>{college.shortName}</SmartLink> }]
      : []),
  ];
  return (
    <Rail aria-label={degree.title}>
      <Facts title={degree.title} items={items} />
      <ActionRow>
        <ApplyLink slug={major.slug}>{content.apply}</ApplyLink>
        <ButtonLink href="/visit" variant="secondary">
          {content.visit}
        </ButtonLink>
      </ActionRow>
    </Rail>
  );
}
