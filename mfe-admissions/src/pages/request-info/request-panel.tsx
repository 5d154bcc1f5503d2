import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useUnloadQuestion } from '@3eu/platform/page';
import { H2, color, media, space, tone } from '@3eu/university/ui';
import { requestInfo } from '../../content/request-info';
import { emptyRequest } from './request';
import { RequestForm } from './request-form';
import { Thanks } from './thanks';

const Panel = styled.div`
  padding: ${space[24]} min(${space[16]}, 4.2vw) ${space[32]};
  border-top: 3px solid ${tone.rule};
  background: ${color.white};
  > h2 {
    margin-bottom: ${space[24]};
  }
  > h2:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${media.sm} {
    padding: ${space[32]} ${space[32]} ${space[48]};
  }
  ${media.lg} {
    padding: ${space[48]};
  }
`;

/** The form or the thanks. Values are kept from one to the other; the focus goes to the heading of what appears. */
export function RequestPanel() {
  const [request, setRequest] = useState(emptyRequest);
  const [submitted, setSubmitted] = useState(false);
  useUnloadQuestion(!submitted && request !== emptyRequest);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(submitted);
  useEffect(() => {
    if (shown.current !== submitted) heading.current?.focus();
    shown.current = submitted;
  }, [submitted]);
  return (
    <Panel>
      <H2 id="request" tabIndex={-1} ref={heading}>
        {submitted ? requestInfo.thanks.title : requestInfo.form.title}
      </H2>
      {submitted ? (
        <Thanks onAgain={() => setSubmitted(false)} />
      ) : (
        <RequestForm
          request={request}
          onChange={(change) => setRequest((before) => ({ ...before, ...change }))}
          onSubmit={() => setSubmitted(true)}
        />
      )}
    </Panel>
  );
}
