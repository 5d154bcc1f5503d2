import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Caption, font, H2, Section, space, type Tone } from '@3eu/shared/ui';

const Name = styled(H2)`
  margin-bottom: ${space[8]};
`;

const Body = styled.div`
  margin-top: ${space[24]};
`;

const Code = styled.code`
  font:
    400 0.9375rem/1.5 ui-monospace,
    ${font.sans};
`;

/** One component of the design system: its name, when to take it, and what it looks like. */
export function Specimen({
  name,
  use,
  tone = 'white',
  bare = false,
  children,
}: {
  name: string;
  use: string;
  tone?: Tone;
  bare?: boolean;
  children: ReactNode;
}) {
  const head = (
    <>
      <Name id={name}>{name}</Name>
      <Caption>{use}</Caption>
      <Caption as="div">
        <Code>{`import { ${name} } from '@3eu/shared/ui'`}</Code>
      </Caption>
    </>
  );
  if (bare) {
    return (
      <>
        <Section tone={tone} spacing="tight">
          {head}
        </Section>
        {children}
      </>
    );
  }
  return (
    <Section tone={tone} spacing="tight">
      {head}
      <Body>{children}</Body>
    </Section>
  );
}
