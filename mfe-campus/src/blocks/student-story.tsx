import type { BlockProps } from '@3eu/platform/contract';
import { Section, VisuallyHidden } from '@3eu/university/ui';
import { QuoteBlock } from '@3eu/university/ui/patterns';
import { studentStories as content } from '../content/student-stories';

/** One student of a college, on that college's page: `about` is its slug. */
export function Block({ about }: BlockProps) {
  const story = content.stories.find(({ college }) => college === about);
  if (!story) return null;
  const { name, program, quote, picture } = story;
  return (
    <Section labelledBy="student-story">
      <h2 id="student-story">
        <VisuallyHidden>{`A student of this college: ${name}`}</VisuallyHidden>
      </h2>
      <QuoteBlock quote={quote} name={name} detail={program} picture={picture} />
    </Section>
  );
}
