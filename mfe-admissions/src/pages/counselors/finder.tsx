import styled from '@emotion/styled';
import { useState } from 'react';
import { H3, Portrait, TextLink, color, media, part, space, type } from '@3eu/shared/ui';
import { SelectField } from '@3eu/shared/ui/forms';
import { counselorsPage } from '../../content/counselors';
import { anchorOf } from './counselor-card';
import { counselorOf, states } from './find-counselor';

const { finder } = counselorsPage;
const options = states.map((state) => ({ value: state, label: state }));

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  width: 100%;
  padding: ${space[24]};
  margin-bottom: ${space[48]};
  border-top: 3px solid ${part.rule};
  background: ${color.white};
  ${media.md} {
    padding: ${space[32]};
  }
`;

/* As high as its longest content, so that nothing below moves when a state is chosen. */
const Answer = styled.div`
  min-height: 6rem;
  color: ${part.soft};
  > [data-part='person'] {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[16]};
    align-items: center;
  }
  b {
    display: block;
    ${type.card}
    color: ${part.text};
  }
`;

/** From a state to its counselor. Without scripts the list below answers the same question. */
export function Finder() {
  const [state, setState] = useState('');
  const counselor = counselorOf(state);
  return (
    <Panel data-needs-script="">
      <H3 as="h2">{finder.title}</H3>
      <SelectField label={finder.label} placeholder={finder.placeholder} options={options} value={state} onChange={({ target }) => setState(target.value)} />
      <Answer role="status">
        {counselor ? (
          <div data-part="person">
            <Portrait portrait={counselor.portrait} />
            <p>
              {finder.answer} <b>{counselor.name}</b>
              <TextLink href={`#${anchorOf(counselor.name)}`}>{counselor.title}</TextLink>
            </p>
          </div>
        ) : (
          <p>{finder.elsewhere}<TextLink href={`#${anchorOf(finder.elsewhereCounselor)}`}>{finder.elsewhereCounselor}</TextLink></p>
        )}
      </Answer>
    </Panel>
  );
}
