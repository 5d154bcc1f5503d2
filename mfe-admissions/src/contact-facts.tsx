import styled from '@emotion/styled';
import { Facts, type Fact, type Sentence } from '@3eu/university/ui';
import { tel } from '@3eu/university/facts';
import { EmailLink } from './email-link';

/* Only enlarged text on a phone breaks the address. */
const Whole = styled.span`
  @media (min-width: 22em) {
    wbr {
      display: none;
    }
  }
`;

export type ContactFactsProps = {
  phone: { number: string; note?: Sentence };
  email: { address: string; note?: Sentence };
  /** Further rows: hours, a place. */
  more?: readonly Fact[];
  title?: string;
};

/** Telephone and e-mail of an office, with their hours. */
export function ContactFacts({ phone, email, more = [], title }: ContactFactsProps) {
  const items: readonly Fact[] = [
    { ...phone, term: 'Phone', value: phone.number, href: tel(phone.number) },
    {
      ...email,
      term: 'Email',
      value: (
        <Whole>
          <EmailLink email={email.address} />
        </Whole>
      ),
    },
    ...more,
  ];
  return <Facts items={items} {...(title && { title })} />;
}
