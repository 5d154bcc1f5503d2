import { timers } from '@3eu/university/facts';
import { H2, Section } from '@3eu/university/ui';
import { QuoteBlock } from '@3eu/university/ui/patterns';
import { Carousel } from '@3eu/university/ui/carousel';
import { studentStories as content } from '../content/student-stories';

/** The Student Stories block of the home page: five voices, four seconds each, round and round. */
export function Block() {
  const slides = content.stories.map(({ name, program, quote, picture }) => ({
    key: name,
    title: name,
    content: <QuoteBlock quote={quote} name={name} detail={program} picture={picture} />,
  }));
  return (
    <Section>
      <Carousel
        label={content.title}
        heading={<H2>{content.title}</H2>}
        slides={slides}
        interval={timers.testimonials}
      />
    </Section>
  );
}
