import { Section, SectionHeading, Split, Stack } from '@3eu/university/ui';
import { ContactFacts, type ContactFactsProps } from './contact-facts';

type PersonSectionProps = Pick<ContactFactsProps, 'phone' | 'email'> & {
  title: string;
  name: string;
  role: string;
  /** In their own words, without quotation marks. */
  quote: string;
  tone?: 'dark';
};

/** The one who answers the readers of a page, and how to reach them. */
export function PersonSection({ title, name, role, quote, phone, email, tone }: PersonSectionProps) {
  return (
    <Section {...(tone && { tone })} labelledBy="person">
      <Split ratio="7/5">
        <Stack gap={16}>
          <SectionHeading title={title} id="person" lede={`“${quote}”`} />
          <p>
            <b>{name}</b>, {role}
          </p>
        </Stack>
        <ContactFacts phone={phone} email={email} />
      </Split>
    </Section>
  );
}
