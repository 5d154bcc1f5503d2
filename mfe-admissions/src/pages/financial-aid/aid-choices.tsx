import styled from '@emotion/styled';
import { Caption, H3, Icon, color, font, media, space, tone } from '@3eu/university/ui';
import { Option, OptionGrid } from '@3eu/university/ui/patterns';
import { aidTypes } from '../../content/aid-types';

// The icon stands above the title where both do not fit.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};
  > h3 {
    flex: 1 1 min-content;
  }
  > span {
    display: grid;
    place-items: center;
    flex: none;
    width: ${space[48]};
    height: ${space[48]};
    border-radius: 999px 999px 0 0;
    background: ${color.teal700};
    color: ${color.white};
  }
`;

const Amount = styled.p`
  color: ${tone.soft};
  b {
    font: 650 clamp(2rem, 1.5rem + 1.9vw, 3rem)/1.1 ${font.serif};
    font-variant-numeric: lining-nums;
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
export function AidChoices({ eligibilityLabel }: { eligibilityLabel: string }) {
  return (
    <OptionGrid columns={2}>
      {aidTypes.map(({ icon, title, description, eligibility, maxAmount: { before, amount, after } }) => (
        <Option key={title} parts={4}>
          <Head>
            <span>
              <Icon icon={icon} size={24} />
            </span>
            <H3>{title}</H3>
          </Head>
          <Amount>
            {before} <b>{amount}</b> {after}
          </Amount>
          <p data-part="text">{description}</p>
          <For>
            <b>{eligibilityLabel}</b>
            {eligibility}
          </For>
        </Option>
      ))}
    </OptionGrid>
  );
}
