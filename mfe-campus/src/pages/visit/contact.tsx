import { Facts, RowNote, Subsection, TextLink, withLinks } from '@3eu/university/ui';
import { visit } from '../../content/visit';

/** When the tours leave, and who answers questions about them. */
export function Contact() {
  const { title, tours, phone, email, groups, address } = visit.contact;
  const facts = [{ term: tours.term, label: tours.value, note: tours.note }, phone, email, groups].map((fact) => ({
    term: fact.term,
    value: (
      <>
        {'href' in fact ? <TextLink href={fact.href} label={fact.label} /> : fact.label}
        <RowNote>{withLinks(fact.note)}</RowNote>
      </>
    ),
  }));
  return (
    <Subsection title={title} id="contact">
      <Facts items={[...facts, address]} />
    </Subsection>
  );
}
