import { Caption, Facts, H3, withLinks, Section, Stack } from '@3eu/university/ui';
import { financialAid } from '../../content/financial-aid';

/** What a degree's loans come to, beside the way to pay a semester in parts. */
export function Loans() {
  const { loans } = financialAid;
  return (
    <Section
      {...loans}
      split="7/5"
      beside={
        <Stack gap={16}>
          <H3>{loans.installments.title}</H3>
          <p>{withLinks(loans.installments.text)}</p>
          <Caption>{withLinks(loans.note)}</Caption>
        </Stack>
      }
    >
      <Facts items={loans.facts} />
    </Section>
  );
}
