import styled from '@emotion/styled';
import { Facts, TextLink, type Fact, type, withLinks, type Sentence } from '@3eu/university/ui';
import { tel } from '@3eu/university/facts';
import { EmailLink } from './email-link';

const Note = styled.span`
  display: block;
  ${type.caption}
  font-weight: 400;
`;

/* Only enlarged text on a phone breaks the address. */
const Whole = styled.span`
  @media (min-width: 22em) {
    wbr {
      display: none;
    }
  }
`;

export type ContactFactsProps = {
  phone: { term: string; number: string; note?: Sentence };
  email: { term: string; address: string; note?: Sentence };
  /** Further rows: hours, a place. */
  more?: readonly Fact[];
  title?: string;
};

/** Telephone and e-mail of an office, with their hours. */
export function ContactFacts({ phone, email, more = [], title }: ContactFactsProps) {
  const items = [
    {
      term: phone.term,
      value: (
        <>
          <TextLink href={tel(phone.number)}>{phone.number}</TextLink>
          {phone.note && <Note>{withLinks(phone.note)}</Note>}
        </>
      ),
    },
    {
      term: email.term,
      value: (
        <>
          <Whole>
            <EmailLink email={email.address} />
          </Whole>
          {email.note && <Note>{withLinks(email.note)}</Note>}
        </>
      ),
    },
    ...more,
  ];
  return <Facts items={items} {...(title && { title })} />;
}
