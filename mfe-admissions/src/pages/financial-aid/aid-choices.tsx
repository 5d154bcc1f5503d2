import styled from '@emotion/styled';
import { Caption, H3, media, space, tone, type } from '@3eu/university/ui';
import { Option, OptionGrid } from '@3eu/university/ui/patterns';
import { financialAid } from '../../content/financial-aid';

const Amount = styled.p`
  color: ${tone.soft};
  b {
    ${type.large}
    font-size: clamp(2rem, 1.5rem + 1.9vw, 3rem);
    color: ${tone.link};
  }
  ${media.md} {
    margin-block: ${space[4]};
  }
`;

const For = styled(Caption)`
  width: 100%;
  padding-top: ${space[12]};
  border-top: 1px solid ${tone.hairline};
  color: ${tone.soft};
`;

/** The kinds of aid as four choices: what each is, up to how much, and for whom. */
export function AidChoices() {
  return (
    <OptionGrid columns={2}>
      {financialAid.types.list.map(({ title, description, eligibility, maxAmount: { before, amount, after } }) => (
        <Option key={title} parts={4}>
          <H3>{title}</H3>
          <Amount>
            {before} <b>{amount}</b> {after}
          </Amount>
          <p data-part="text">{description}</p>
          <For>
            <b>For: </b>
            {eligibility}
          </For>
        </Option>
      ))}
    </OptionGrid>
  );
}
