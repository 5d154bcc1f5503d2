import { ActionRow, ButtonLink, Facts, Rail, SmartLink } from '@3eu/university/ui';
import { degrees } from '../../content/catalog';
import type { CollegeEntry, Major } from '../../content/types';
import { ApplyLink } from './apply-link';

/** The rail: which degree it is, of which college, and the two calls to action. */
export function Degree({ major, college }: { major: Major; college: Pick<CollegeEntry, 'slug' | 'shortName'> }) {
  return (
    <Rail aria-label="The degree">
      <Facts
        title="The degree"
        items={[
          { term: 'Degree', value: major.type },
          { term: 'Duration', value: degrees[major.type] },
          { term: 'College', value: <SmartLink href={`/college/${college.slug}`}>{college.shortName}</SmartLink> },
        ]}
      />
      <ActionRow>
        <ApplyLink slug={major.slug} />
        <ButtonLink href="/visit" label="Schedule a Visit" variant="secondary" />
      </ActionRow>
    </Rail>
  );
}
