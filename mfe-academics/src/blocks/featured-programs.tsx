import { programsPerPage, timers } from '@3eu/university/facts';
import { H2, Section } from '@3eu/university/ui';
import { Carousel } from '@3eu/university/ui/carousel';
import { featuredPrograms as content } from '../content/featured-programs';
import { ProgramCard } from './program-card';

/** The Featured Programs block of the home page: six programs, three a page, five seconds each. */
export function Block() {
  const slides = content.programs.map((program) => ({
    key: program.slug,
    title: program.title,
    content: <ProgramCard program={program} />,
  }));
  return (
    <Section tone="ice">
      <Carousel
        label={content.title}
        heading={<H2>{content.title}</H2>}
        slides={slides}
        perView={programsPerPage}
        interval={timers.programs}
      />
    </Section>
  );
}
