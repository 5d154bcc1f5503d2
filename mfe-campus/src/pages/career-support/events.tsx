import { InertButton, Section, SectionHeading, Split, VisuallyHidden } from '@3eu/university/ui';
import { ColumnArch, DateList } from '@3eu/university/ui/patterns';
import { careerSupport } from '../../content/career-support';

/** Four dates, each with a button to register that does nothing. */
export function Events() {
  const { title, lede, picture, list, register, registerFor, note } = careerSupport.events;
  const items = list.map((event) => ({
    ...event,
    action: (
      <InertButton variant="secondary" size="sm" note={note}>
        <span>
          {register}
          <VisuallyHidden>{registerFor(event.title)}</VisuallyHidden>
        </span>
      </InertButton>
    ),
  }));
  return (
    <Section labelledBy="events">
      <Split ratio="7/5">
        <div>
          <SectionHeading title={title} id="events" lede={lede} />
          <DateList items={items} />
        </div>
        {/* As much larger as an arch of 4:5 is taller than the column is wide. */}
        <ColumnArch picture={picture} column={[600, 48]} ratio="4/5" />
      </Split>
    </Section>
  );
}
