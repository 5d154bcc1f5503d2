import { InertButton, Section } from '@3eu/university/ui';
import { ColumnArch, DateList } from '@3eu/university/ui/patterns';
import { careerSupport } from '../../content/career-support';

/** Four dates, each with a button to register that does nothing. */
export function Events() {
  const { events } = careerSupport;
  const items = events.list.map((event) => ({
    ...event,
    action: (
      <InertButton variant="secondary" size="sm" note={events.note} about={`for ${event.title}`}>
        Register Now
      </InertButton>
    ),
  }));
  return (
    <Section
      {...events}
      split="7/5"
      // As much larger as an arch of 4:5 is taller than the column is wide.
      beside={<ColumnArch picture={events.picture} column={[600, 48]} ratio="4/5" />}
    >
      <DateList items={items} />
    </Section>
  );
}
