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
  phone: { term: string; number: string; note?: Sentence };
  email: { term: string; address: string; note?: Sentence };
  /** Further rows: hours, a place. */
  more?: readonly Fact[];
  title?: string;
};

/** Telephone and e-mail of an office, with their hours. */
export function ContactFacts({ phone, email, more = [], title }: ContactFactsProps) {
  const items: readonly Fact[] = [
    { ...phone, value: phone.number, href: tel(phone.number) },
    {
      ...email,
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
