import styled from '@emotion/styled';
import { H3, ArchPortrait, column, color, media, space, TextLink, tone, type } from '@3eu/university/ui';
import { SelectField } from '@3eu/university/ui/forms';
import { counselorsPage } from '../../content/counselors';
import { anchorOf } from './counselor-card';
import { counselorOf, states } from './find-counselor';
import { useChosenState } from './use-chosen-state';

const { finder } = counselorsPage;
const options = states.map((state) => ({ value: state, label: state }));

const Panel = styled.form`
  ${column}
  gap: ${space[16]};
  width: 100%;
  padding: ${space[24]} ${space.panel};
  margin-bottom: ${space[48]};
  border-top: 3px solid ${tone.rule};
  background: ${color.white};
  ${media.md} {
    padding: ${space[32]};
  }
`;

/* As high as its longest content, so that nothing below moves when a state is chosen. */
const Answer = styled.div`
  min-height: 6.5rem;
  color: ${tone.soft};
  > [data-part='person'] {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[16]};
    align-items: center;
  }
  b {
    display: block;
    ${type.card}
    color: ${tone.text};
  }
`;

/** From a state to its counselor. Without scripts the list below answers the same question. */
export function Finder() {
  const { state, choose } = useChosenState();
  const counselor = counselorOf(state);
  return (
    <Panel method="dialog" aria-labelledby="finder" data-needs-script="">
      <H3 as="h2" id="finder">
        {finder.title}
      </H3>
      <SelectField
        name="state"
        label="Your state"
        placeholder="Choose a state"
        options={options}
        value={state}
        onChange={({ target }) => choose(target.value)}
      />
      <Answer role="status">
        {counselor ? (
          <div data-part="person" key={counselor.name}>
            <ArchPortrait picture={counselor.portrait} width={80} />
            <p>
              Your counselor is{' '}
              <b>
                <TextLink href={`/counselors#${anchorOf(counselor.name)}`}>{counselor.name}</TextLink>
              </b>
              {counselor.title}
            </p>
          </div>
        ) : (
          <p>
            {finder.elsewhere}
            <TextLink href={`/counselors#${anchorOf(finder.elsewhereCounselor)}`}>{finder.elsewhereCounselor}</TextLink>
          </p>
        )}
      </Answer>
    </Panel>
  );
}
