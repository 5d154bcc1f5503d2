import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Href } from '@3eu/platform/contract/href';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import { Picture } from '@3eu/platform/page';
import { ActionLinks, ActionRow, type ActionLinksProps } from '../actions/action-row';
import { TextLink } from '../typography/text-link';
import { H2 } from '../typography/headings';
import { Section, Split, Stack } from './layout';
import { Icon } from '../typography/icon';
import { TriBar } from '../typography/tri-bar';
import { TuskSplit } from './tusk-split';
import { media, space, tone, type } from '../foundation/tokens';
import { withLinks, type Sentence } from '../typography/linked';

/* The buttons belong to the words above them, until they stand beside them. */
const Line = styled(Split)`
  row-gap: ${space[24]};
`;

const EndRow = styled(ActionRow)`
  ${media.lg} {
    justify-content: flex-end;
  }
`;

type ClosingProps = {
  title: ReactNode;
  text?: Sentence;
  /** Ways on, the first of them primary; or other buttons. */
  links?: ActionLinksProps['links'];
  actions?: ReactNode;
};

/**
 * What to do next, at the end of a page: a quiet line, or the lantern band (`loud`) where the whole page leads to it.
 */
export function NextSteps({
  title,
  text,
  links = [],
  actions = <ActionLinks links={links} />,
  loud,
}: ClosingProps & { loud?: boolean }) {
  const id = useId();
  return (
    <Section tone={loud ? 'amber' : 'ice'} spacing="tight" labelledBy={id}>
      <Line data-print="hide" ratio="7/5" align="center">
        <Stack gap={8}>
          <H2 id={id}>{title}</H2>
          {text && <p>{withLinks(text)}</p>}
        </Stack>
        <EndRow>{actions}</EndRow>
      </Line>
    </Section>
  );
}

/** The tusk split that ends a page, with a picture that stands nowhere else on it. */
export function ClosingSplit({
  title,
  text,
  links = [],
  actions = <ActionLinks links={links} />,
  picture,
  triBar = false,
  decorative = true,
}: ClosingProps & {
  picture: PictureSource;
  /** The three bars above the heading; at most two on a page. */
  triBar?: boolean;
  /** Default true: the picture says nothing that the text does not. */
  decorative?: boolean;
}) {
  const id = useId();
  const copy = (
    <>
      {triBar && <TriBar />}
      <H2 id={id}>{title}</H2>
      {text && <p>{withLinks(text)}</p>}
      <ActionRow>{actions}</ActionRow>
    </>
  );
  const image = (
    <Picture picture={picture} sizes="(min-width: 51.25em) max(58vw, 700px), 100vw" decorative={decorative} />
  );
  return <TuskSplit height="band" labelledBy={id} copy={copy} picture={image} />;
}

const Questions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space[16]} ${space.gap};
  margin-top: ${space[16]};
  > li {
    border-top: 3px solid ${tone.rule};
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: ${space[16]};
    height: 100%;
    padding-block: ${space[16]};
    ${type.h3}
  }
  svg {
    flex: none;
  }
`;

const Asked = styled.h2`
  ${type.label}
`;

export type NextQuestionsProps = { questions: readonly { label: string; href: Href }[] };

/** What the reader of a page asks next, at its end: each question leads to where it is answered. */
export function NextQuestions({ questions }: NextQuestionsProps) {
  const id = useId();
  return (
    <Section tone="ice" spacing="tight">
      <nav aria-labelledby={id} data-search="questions">
        <Asked id={id}>Asked next</Asked>
        <Questions data-part="next-questions">
          {questions.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} quiet>
                {label}
                <Icon icon={ArrowRight} />
              </TextLink>
            </li>
          ))}
        </Questions>
      </nav>
    </Section>
  );
}
